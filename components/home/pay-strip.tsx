import { getTranslations } from 'next-intl/server';
import { Drawing } from '@/components/ui/drawing';

const affordable = [
  ['coffee', 'cup'],
  ['cinema', 'cinema'],
  ['groceries', 'groceries'],
] as const;

/** Drawings of what surveys can pay for and, behind a gap, of a salary, which they cannot. */
export async function PayStrip() {
  const t = await getTranslations('pay.strip');
  return (
    <div className="card card-grey">
      <h3 className="text-h6">{t('title')}</h3>
      <div role="img" aria-label={t('alt')} className="strip">
        {affordable.map(([thing, drawing]) => (
          <span key={thing} aria-hidden="true">
            <Drawing name={drawing} />
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
