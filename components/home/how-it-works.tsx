import { getFormatter, getTranslations } from 'next-intl/server';
import { List } from '@/components/ui/list';
import { ArticlePart } from './article-part';

const steps = ['join', 'profile', 'answer', 'reward'] as const;

/** The four steps from joining to the reward. */
export async function HowItWorks() {
  const t = await getTranslations('how_it_works');
  const format = await getFormatter();
  return (
    <ArticlePart id="how-it-works" title={t('title')}>
      <List ordered className="steps stack">
        {steps.map((step, index) => (
          <li key={step} className="with-disc">
            <span aria-hidden="true" className="disc">
              {format.number(index + 1)}
            </span>
            <div>
              <h3>{t(`steps.${step}.title`)}</h3>
              <p className="mt-1">{t(`steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </List>
    </ArticlePart>
  );
}
