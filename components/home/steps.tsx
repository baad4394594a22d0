import { ClipboardList, Gift, MessageSquareCheck, UserRoundPen } from 'lucide-react';
import { getFormatter, getTranslations } from 'next-intl/server';

const steps = [
  ['join', ClipboardList],
  ['profile', UserRoundPen],
  ['answer', MessageSquareCheck],
  ['reward', Gift],
] as const;

const lineToNext =
  'not-last:before:absolute not-last:before:start-6 not-last:before:top-12 not-last:before:-bottom-6 not-last:before:border-hairline not-last:before:border-s-2';

/** The four steps from joining to the reward: a drawing and a number each, and the way between them. */
export async function Steps() {
  const t = await getTranslations('how_it_works.steps');
  const format = await getFormatter();
  return (
    <ol className="space-y-6">
      {steps.map(([step, Icon], index) => (
        <li key={step} className={`relative flex gap-4 ${lineToNext}`}>
          <span className="flex size-12 shrink-0 items-center justify-center rounded-full border border-transparent bg-solid text-white">
            <Icon size={24} />
          </span>
          <div>
            <h3 className="text-h6">
              <span aria-hidden="true" className="text-primary">
                {format.number(index + 1)}.{' '}
              </span>
              {t(`${step}.title`)}
            </h3>
            <p className="mt-1">{t(`${step}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
