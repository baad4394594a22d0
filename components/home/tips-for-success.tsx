import { Check } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { List } from '@/components/ui/list';
import { Section } from '@/components/ui/section';
import { Questions } from './questions';
import { ScamCard } from './scam-card';

const tips = ['profile', 'honest', 'regular', 'payout'] as const;

/** Four tips; then how to spot a scam, and the questions people ask. */
export async function TipsForSuccess() {
  const t = await getTranslations('tips_for_success');
  return (
    <Section id="tips-for-success" title={t('title')} subtitle={t('subtitle')}>
      <List className="tips">
        {tips.map((tip) => (
          <li key={tip}>
            <span className="disc check">
              <Check size={20} />
            </span>
            <div>
              <h3>{t(`tips.${tip}.title`)}</h3>
              <p className="compact mt-1">{t(`tips.${tip}.text`)}</p>
            </div>
          </li>
        ))}
      </List>
      <ScamCard />
      <Questions />
    </Section>
  );
}
