import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/ui/section';
import { Numbered } from './numbered';

const tips = ['profile', 'honest', 'regular', 'payout'] as const;

export async function TipsForSuccess() {
  const t = await getTranslations('tips_for_success');
  const items = tips.map((tip) => ({ title: t(`tips.${tip}.title`), text: t(`tips.${tip}.text`) }));
  return (
    <Section id="tips-for-success" title={t('title')} subtitle={t('subtitle')}>
      <Numbered items={items} className="grid gap-x-8 gap-y-2.5 md:grid-cols-2 md:gap-y-8" />
    </Section>
  );
}
