import { getTranslations } from 'next-intl/server';
import { Drawing } from './drawing';

const affordable = ['coffee', 'cinema', 'groceries'] as const;

/** What surveys can pay for, in a row of drawings; and across a gap what they cannot. */
export async function PayStrip() {
  const t = await getTranslations('pay.strip');
  return (
    <div className="break-inside-avoid rounded-card bg-surface p-4 sm:p-5">
      <h3 className="mb-3 text-h4">{t('title')}</h3>
      <div role="img" aria-label={t('alt')} className="strip">
        {affordable.map((thing) => (
          <span key={thing}>
            <Drawing name={thing} />
            {t(thing)}
          </span>
        ))}
        <span className="mx-1 border-control border-s-2 border-dashed" />
        <s className="text-ink-quiet">
          <Drawing name="salary" />
          {t('salary')}
        </s>
      </div>
    </div>
  );
}
