import { Compass } from 'lucide-react';
import { getTranslations } from 'next-intl/server';

/** The one piece of advice for whoever would otherwise not begin. */
export async function NotSure() {
  const t = await getTranslations('main_content.not_sure');
  return (
    <div className="part below-text">
      <aside className="not-sure">
        <Compass size={22} />
        <h3 className="text-h6">{t('title')}</h3>
        <p className="compact">{t('text')}</p>
      </aside>
    </div>
  );
}
