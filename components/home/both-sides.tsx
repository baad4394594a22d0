import { getTranslations } from 'next-intl/server';
import { Signs } from '@/components/ui/signs';
import { ArticlePart } from './article-part';

const benefits = ['free', 'flexible', 'rewards', 'heard'] as const;
const drawbacks = ['low_pay', 'data', 'expiry'] as const;

/** What speaks for surveys, then, shorter, what speaks against them. */
export async function BothSides() {
  const t = await getTranslations();
  return (
    <ArticlePart title={t('benefits.title')}>
      <Signs
        sign="good"
        items={Object.fromEntries(benefits.map((item) => [item, t(`benefits.items.${item}`)]))}
      />
      <h3 className="text-h5">{t('drawbacks.title')}</h3>
      <Signs
        sign="bad"
        items={Object.fromEntries(drawbacks.map((item) => [item, t(`drawbacks.items.${item}`)]))}
      />
    </ArticlePart>
  );
}
