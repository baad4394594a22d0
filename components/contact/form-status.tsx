import type { FormTexts } from './contact-form';
import type { Phase } from './send-state';

const failed = 'bg-danger-tint text-danger';
const looks: Partial<Record<Phase, string>> = {
  sent: 'bg-success-tint text-success',
  failed,
  timedOut: failed,
};

/** Says under the button what became of the message. The region is always there, so that it is heard. */
export function FormStatus({ phase, texts }: { phase: Phase; texts: FormTexts }) {
  const look = looks[phase];
  const text = phase === 'idle' ? '' : phase === 'sending' ? texts.submitting : texts[phase];
  return (
    <div role="status">
      {look ? (
        <p className={`rounded p-4 font-medium ${look}`}>{text}</p>
      ) : (
        <p className="sr-only">{text}</p>
      )}
    </div>
  );
}
