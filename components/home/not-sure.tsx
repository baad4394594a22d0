import { Compass } from 'lucide-react';
import { getTranslations } from 'next-intl/server';

/** Advice for readers who are not sure where to start. */
export async function NotSure() {
  const t = await getTranslations('main_content.not_sure');
  return (
    <div className="part beside">
      <aside className="card card-teal signed">
        <Compass className="text-secondary" />
        <div>
          <h3 className="text-h6">{t('title')}</h3>
          <p className="mt-2">{t('text')}</p>
        </div>
      </aside>
    </div>
  );
}
