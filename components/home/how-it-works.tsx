import { getTranslations } from 'next-intl/server';
import { Numbered } from './numbered';
import { Part } from './part';

const steps = ['join', 'profile', 'answer', 'reward'] as const;

/** The four steps from joining to the reward. */
export async function HowItWorks() {
  const t = await getTranslations('how_it_works');
  const items = steps.map((step) => ({
    title: t(`steps.${step}.title`),
    text: t(`steps.${step}.text`),
  }));
  return (
    <Part id="how-it-works" title={t('title')}>
      <Numbered items={items} className="steps grid gap-3.5 md:gap-5" />
    </Part>
  );
}
