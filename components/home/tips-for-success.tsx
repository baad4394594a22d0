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
    <Section
      id="tips-for-success"
      title={t('title')}
      subtitle={t('subtitle')}
      more={
        <>
          <ScamCard />
          <Questions />
        </>
      }
    >
      <List className="stack md:grid-cols-2">
        {tips.map((tip) => (
          <li key={tip} className="with-disc">
            <span className="disc tip-disc">
              <Check size={20} />
            </span>
            <div>
              <h3>{t(`tips.${tip}.title`)}</h3>
              <p className="mt-1">{t(`tips.${tip}.text`)}</p>
            </div>
          </li>
        ))}
      </List>
    </Section>
  );
}
