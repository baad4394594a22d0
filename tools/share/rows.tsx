import { button, control, note, remark, typing } from './styles';

type Column = {
  name: string;
  label: string;
  hint: string;
  /** What a browser offers while somebody types. */
  usual?: readonly string[];
};

const columns: readonly Column[] = [
  {
    name: 'utm_source',
    label: 'Source',
    hint: 'where: facebook, newsletter, poster',
    usual: `facebook instagram linkedin whatsapp telegram line kakaotalk wechat tiktok x youtube
      reddit newsletter google poster flyer`.split(/\s+/),
  },
  {
    name: 'utm_medium',
    label: 'Medium',
    hint: 'what kind of place: social, email, print',
    usual: 'social messenger email print cpc referral display video affiliate'.split(' '),
  },
  { name: 'utm_content', label: 'Content', hint: 'which one of several: orchard, footer' },
];

const grid =
  'grid gap-x-3 gap-y-1 max-md:grid-cols-[1fr_auto] md:grid-cols-[1.25rem_1fr_1fr_1fr_2.75rem]';

/** A row for each place where an address is posted. The page's script adds more, each a copy of the first. */
export function Rows() {
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="font-semibold">Where you post</legend>
      <p className={note}>
        A row for each place; Enter adds one. Names with commas or semicolons between them become
        rows when you go on. A plan pasted from a spreadsheet, or as CSV, replaces the rows from
        there on.
      </p>
      <div className={`${grid} mt-2 mb-1 text-sm max-md:block`}>
        {columns.map(({ name, label, hint }, index) => (
          <p key={name} className={index === 0 ? 'md:col-start-2' : undefined}>
            <strong className="font-semibold">{label}</strong>{' '}
            <code className="text-ink-quiet max-md:hidden">{name}</code>{' '}
            <span id={`${name}-hint`} className="text-ink-quiet md:block">
              {hint}
            </span>
          </p>
        ))}
      </div>
      <fieldset
        data-row
        className={`${grid} mb-2 min-w-0 [counter-increment:row] max-md:rounded-lg max-md:border max-md:border-hairline max-md:bg-card max-md:p-3`}
      >
        <span
          aria-hidden
          className="text-ink-quiet text-sm before:content-[counter(row)] max-md:before:content-['Row_'_counter(row)] md:pt-3"
        />
        {columns.map((column) => (
          <Cell key={column.name} {...column} />
        ))}
        <button
          type="button"
          data-action="remove"
          className={`${button} self-start max-md:col-start-2 max-md:row-start-1 max-md:-me-2 max-md:-mt-2.5 max-md:justify-self-end max-md:border-transparent`}
        >
          ×
        </button>
      </fieldset>
      {columns.map(({ name, usual }) => usual && <Usual key={name} name={name} words={usual} />)}
    </fieldset>
  );
}

/** A field of a row. On wide screens its label stands once, above all rows. */
function Cell({ name, label, usual }: Column) {
  return (
    <div data-field className="group min-w-0 max-md:col-span-full">
      {/* Beside each other on a telephone, unless letters are large. */}
      <label className="max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2">
        <span className="font-semibold text-sm max-md:w-16 md:sr-only">{label}</span>
        <input
          {...typing}
          name={name}
          list={usual && `${name}-usual`}
          className={`${control} max-md:w-auto max-md:min-w-0 max-md:flex-1 max-md:basis-36`}
        />
      </label>
      <output className={remark} />
    </div>
  );
}

function Usual({ name, words }: { name: string; words: readonly string[] }) {
  return (
    <datalist id={`${name}-usual`}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}
