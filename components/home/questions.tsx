import { ChevronDown } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { sourceLink } from '@/components/ui/source-link';
import { site } from '@/lib/current/site';
import { moneyIn } from '@/lib/messages/money';
import { surveysUntil } from '@/lib/site/hourly-pay';

/** Six questions that people ask of paid surveys, closed until one is chosen, each with its answer in two sentences. */
export async function Questions() {
  const t = await getTranslations('questions');
  const money = moneyIn(site, await getLocale());
  const { amount, reward, minutes } = site.config.facts.firstPayout;
  const surveys = surveysUntil(amount, reward);
  return (
    <div id="questions" className="questions divided">
      <h3 className="text-h4">{t('title')}</h3>
      <div className="mt-2">
        <Question
          id="question-legitimate"
          question={t('items.legitimate.question')}
          answer={t('items.legitimate.answer')}
        />
        <Question
          id="question-first-payout"
          question={t('items.first_payout.question', { amount: money(amount) })}
          answer={t('items.first_payout.answer', {
            reward: money(reward),
            minutes,
            surveys,
            total: surveys * minutes,
          })}
        />
        <Question
          id="question-screened-out"
          question={t('items.screened_out.question')}
          answer={t('items.screened_out.answer')}
        />
        <Question
          id="question-no-surveys"
          question={t('items.no_surveys.question')}
          answer={t('items.no_surveys.answer')}
        />
        <Question
          id="question-passes"
          question={t('items.passes.question')}
          answer={t.rich('items.passes.answer', { source: sourceLink('student_pass') })}
        />
        <Question
          id="question-leaving"
          question={t('items.leaving.question')}
          answer={t('items.leaving.answer')}
        />
      </div>
    </div>
  );
}

type QuestionProps = {
  /** The same in all languages: by it, a question that is open stays open when another language is chosen. */
  id: string;
  question: string;
  answer: ReactNode;
};

function Question({ id, question, answer }: QuestionProps) {
  return (
    <details id={id}>
      <summary>
        <h4>{question}</h4>
        <ChevronDown size={20} className="chevron print:hidden" />
      </summary>
      <p className="compact">{answer}</p>
    </details>
  );
}
