import { ChevronDown } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { sourceLink } from '@/components/ui/source-link';
import { Subsection } from '@/components/ui/subsection';
import { site } from '@/lib/current/site';
import { moneyIn } from '@/lib/messages/money';
import { surveysUntil } from '@/lib/site/hourly-pay';

/**
 * Six questions that people ask of paid surveys, each with a short answer. They are closed until
 * one is chosen.
 */
export async function Questions() {
  const t = await getTranslations('questions');
  const money = moneyIn(site, await getLocale());
  const { firstPayout, phoneNumbers, screenOutMinutes } = site.config.facts;
  const { amount, reward, minutes } = firstPayout;
  const surveys = surveysUntil(amount, reward);
  return (
    <Subsection id="questions" title={t('title')}>
      <div className="questions">
        <Question
          id="question-legitimate"
          question={t('items.legitimate.question')}
          answer={t('items.legitimate.answer', { helpline: phoneNumbers.helpline })}
        />
        <Question
          id="question-first-payout"
          question={t('items.first_payout.question', { amount: money(amount) })}
          answer={t('items.first_payout.answer', {
            reward: money(reward),
            minutes,
            surveys,
            total: surveys * minutes,
            lost: screenOutMinutes,
            all: surveys * (minutes + screenOutMinutes),
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
    </Subsection>
  );
}

type QuestionProps = {
  /** The same in all languages, so that an open question stays open in another language. */
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
      <p>{answer}</p>
    </details>
  );
}
