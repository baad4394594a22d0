import { getTranslations } from 'next-intl/server';
import { Drawing } from '@/components/ui/drawing';

const affordable = ['coffee', 'cinema', 'groceries'] as const;

/** What surveys can pay for, in a row of drawings; and across a gap what they cannot. */
export async function PayStrip() {
  const t = await getTranslations('pay.strip');
  return (
    <div className="strip-box break-inside-avoid rounded-card bg-surface px-4 py-3 md:p-6">
      <h3 className="mb-3 text-h6">{t('title')}</h3>
      <div role="img" aria-label={t('alt')} className="strip">
        {affordable.map((thing) => (
          <span key={thing} aria-hidden="true">
            <Drawing name={thing} />
            {t(thing)}
          </span>
        ))}
        <span />
        <s aria-hidden="true" className="text-ink-quiet">
          <Drawing name="salary" />
          {t('salary')}
        </s>
      </div>
    </div>
  );
}
