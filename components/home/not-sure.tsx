import { Compass } from 'lucide-react';
import { getTranslations } from 'next-intl/server';

/** The one piece of advice for whoever would otherwise not begin. */
export async function NotSure() {
  const t = await getTranslations('main_content.not_sure');
  return (
    <div className="part below-text">
      <aside className="break-inside-avoid rounded-card border border-transparent bg-secondary-tint px-4 py-3 md:p-6">
        <h3 className="flex items-start gap-2 text-h6">
          <Compass size={22} className="shrink-0 text-secondary" />
          {t('title')}
        </h3>
        <p className="compact mt-1 ms-7.5 max-tight:ms-0">{t('text')}</p>
      </aside>
    </div>
  );
}
