const shape =
  'inline-flex min-h-11 cursor-pointer items-center rounded-md border px-2.5 font-semibold sm:px-3';

export const buttonStyle = `${shape} border-control bg-card hover:bg-primary-tint`;

/**
 * Of what most visitors come for. The border is seen where a visitor's own colours replace the
 * others.
 */
const mainStyle = `${shape} border-transparent bg-solid text-white hover:bg-solid-pressed`;

type Props = {
  /** What the page's script does when it is pressed. */
  action: string;
  text: string;
  /** What it is about, for those who do not see the row. */
  about?: string;
  isMain?: boolean;
};

export function Button({ action, text, about, isMain = false }: Props) {
  return (
    <button type="button" data-action={action} className={isMain ? mainStyle : buttonStyle}>
      {text}
      {about && <span className="sr-only">{` ${about}`}</span>}
    </button>
  );
}
