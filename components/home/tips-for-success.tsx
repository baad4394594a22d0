import { CircleCheckBig } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/ui/section';

const tips = ['profile', 'honest', 'regular', 'payout'] as const;

export async function TipsForSuccess() {
  const t = await getTranslations('tips_for_success');
  return (
    <Section id="tips-for-success" title={t('title')} subtitle={t('subtitle')}>
      <ul className="mx-auto max-w-article divide-y divide-hairline">
        {tips.map((tip) => (
          <li key={tip} className="flex gap-4 py-6">
            <CircleCheckBig size={28} className="mt-0.5 shrink-0 text-secondary" />
            <div>
              <h3 className="text-h5">{t(`tips.${tip}.title`)}</h3>
              <p className="mt-1">{t(`tips.${tip}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
