import { getFormatter, getTranslations } from 'next-intl/server';

const steps = ['join', 'profile', 'answer', 'reward'] as const;

/** The four steps from joining to the reward, numbered. */
export async function Steps() {
  const t = await getTranslations('how_it_works.steps');
  const format = await getFormatter();
  return (
    <ol className="space-y-5">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-4">
          <span
            aria-hidden="true"
            className="flex size-10 shrink-0 items-center justify-center rounded-full border border-transparent bg-primary font-heading font-semibold text-white"
          >
            {format.number(index + 1)}
          </span>
          <div>
            <h3 className="text-h6">{t(`${step}.title`)}</h3>
            <p className="mt-1">{t(`${step}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
