import { localesOf } from '../../lib/site/languages';
import { routesOf } from '../../lib/site/pages';
import type { Site } from '../../lib/site/site';
import type { Export } from '../verify/export';
import { LanguageName } from './language-name';
import { everyPage, visitors } from './names.client';
import { pageName } from './page-name';
import { button, control, outcome, prose, summary } from './styles';
import { usualMediums } from './vocabulary.client';

const campaign: ParameterProps = {
  name: 'utm_campaign',
  label: 'Campaign',
  hint: 'What it is for, in all addresses: spring-2027',
  usual: [],
};

/** Those of a row, as its columns are headed. */
const columns: readonly ColumnProps[] = [
  { name: 'utm_source', label: 'Source', hint: 'where: facebook, newsletter, poster' },
  {
    name: 'utm_medium',
    label: 'Medium',
    hint: 'what kind of place: social, email, print',
    usual: usualMediums,
  },
  { name: 'utm_content', label: 'Content', hint: 'which one of several: orchard, footer' },
];

/** What few need, of Google’s parameters. */
const further: readonly ParameterProps[] = [
  { name: 'utm_id', label: 'ID', hint: 'If your statistics ask for one', usual: [] },
  { name: 'utm_term', label: 'Term', hint: 'The keyword of a paid search', usual: [] },
];

/** What makes an address new to services that remember the card of the old one. */
const version: ParameterProps = {
  name: 'v',
  label: 'Version',
  hint: 'For WhatsApp, LINE and X: 2, then 3. It makes new addresses above.',
  usual: ['2', '3'],
};

/** What the marketer fills in and chooses. The page's script reads the controls by their names. */
export function Fields({ exported }: { exported: Export }) {
  const { site } = exported;
  return (
    <form id="fields" tabIndex={-1} className="mt-8 rounded-xl bg-surface p-4 print:hidden">
      <h2 className="mb-3 font-bold text-xl">What you share</h2>
      <p
        data-unknown
        role="status"
        hidden
        className="wrap-anywhere mb-3 rounded-md bg-card p-3 text-warning"
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div>
          <label htmlFor="page" className="font-semibold">
            Page
          </label>
          <select id="page" name="page" className={`${control} cursor-pointer`}>
            {routesOf(site).map((route) => (
              <option key={route} value={route}>
                {pageName(exported, route)}
              </option>
            ))}
            <option value={everyPage}>All pages</option>
          </select>
        </div>
        <Languages site={site} />
      </div>
      <h2 className="mt-6 mb-1 font-bold text-xl">Campaign tracking (UTM)</h2>
      <p className="mb-3 text-ink-quiet text-sm">
        Lower case, with hyphens; an empty field adds nothing. No names, numbers or addresses of
        people: they would stand in everybody’s address bar and in the host’s records.
      </p>
      <div className="sm:max-w-96">
        <Parameter {...campaign} />
        <details data-further>
          <summary className={summary}>ID and term, which few need</summary>
          {further.map((each) => (
            <Parameter key={each.name} {...each} />
          ))}
        </details>
      </div>
      <Places />
      <div data-undoable className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" data-action="clear" className={button}>
          Clear all
        </button>
        <Undo />
        <p className="text-ink-quiet text-sm">
          All of it is kept in the address bar: bookmark this page to come back to it.
        </p>
        <details className="open:basis-full">
          <summary className={summary}>For a colleague, and statistics</summary>
          <p className={prose}>
            While this page is a file on a disk, bookmarks of it open on this device alone. A
            colleague who has a copy of the file pastes your set-up into a field there: a button
            fills it in. Save a newer file over this one, and bookmarks go on working.
          </p>
          <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <button type="button" data-action="copy-setup" className={button}>
              Copy this set-up
            </button>
            <output className={outcome} />
          </p>
          <p className={prose}>
            The site itself counts nobody: ask the operator whether anybody counts by the host’s
            records, and can tell you the figures.
          </p>
        </details>
      </div>
    </form>
  );
}

/** Folded, so that a telephone shows the fields soon. */
function Languages({ site }: { site: Site }) {
  return (
    // Open, it takes the whole row: beside it would be an empty field as high as the list.
    <fieldset className="has-[details[open]]:col-span-full">
      <legend className="font-semibold">Languages</legend>
      <details className="rounded-md border border-control bg-card">
        <summary className="min-h-11 cursor-pointer px-3 py-2">
          <span data-chosen>All languages</span>
        </summary>
        <p className="px-3 text-ink-quiet text-sm">Tick one or several; none ticked: all.</p>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-4 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] px-3 pb-2">
          {[visitors, ...localesOf(site)].map((language) => (
            <label key={language} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                name="language"
                value={language}
                className="size-5 shrink-0 accent-primary"
              />
              <span>
                <LanguageName site={site} language={language} />
              </span>
            </label>
          ))}
        </div>
      </details>
    </fieldset>
  );
}

/** A row for each place. The page's script adds more, each a copy of the first. */
function Places() {
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">Where you post</legend>
      <p className="text-ink-quiet text-sm">
        A row for each place, with one name in a field: each row gives an address for each page and
        language. Rows of a spreadsheet, a list or an address can be pasted.
      </p>
      <div
        data-tools
        data-undoable
        className="flex scroll-my-4 flex-wrap items-center gap-x-2 has-[button:not([hidden])]:mt-2"
      >
        <output data-told className={`${advice} basis-full`} />
        <div data-for-all className="contents" />
        <Undo />
      </div>
      <div className={`${grid} mt-2 mb-1 text-sm max-md:block`}>
        {columns.map(({ name, label, hint }, index) => (
          <p key={name} id={`${name}-hint`} className={index === 0 ? 'md:col-start-2' : undefined}>
            <strong className="font-semibold">{label}</strong>{' '}
            <code className="text-ink-quiet max-md:hidden">{name}</code>{' '}
            <span className="text-ink-quiet md:block">{hint}</span>
          </p>
        ))}
      </div>
      <fieldset
        data-place
        data-undoable
        aria-label="Row 1"
        className={`${grid} mb-2 min-w-0 [counter-increment:place] max-md:rounded-lg max-md:border max-md:border-hairline max-md:bg-card max-md:p-3`}
      >
        <span
          aria-hidden
          className="text-ink-quiet text-sm before:content-[counter(place)] max-md:before:content-['Row_'_counter(place)] md:pt-3"
        />
        {columns.map((column) => (
          <Cell key={column.name} {...column} />
        ))}
        <button
          type="button"
          data-action="remove"
          hidden
          className={`${button} self-start max-md:col-start-2 max-md:row-start-1 max-md:-me-2 max-md:-mt-2.5 max-md:justify-self-end max-md:border-transparent`}
        >
          <span className="sr-only">Remove row 1</span>
          <span aria-hidden>×</span>
        </button>
        <div data-advised="row" className="col-span-full md:col-start-2">
          <AdviceOn id="row-row0" />
          <Undo />
        </div>
      </fieldset>
      {columns.map(({ name, usual }) => usual && <Usual key={name} name={name} words={usual} />)}
      <button type="button" data-action="add" className={`${button} mt-2`}>
        Add a row
      </button>
    </fieldset>
  );
}

const grid =
  'grid gap-x-3 gap-y-1 max-md:grid-cols-[1fr_auto] md:grid-cols-[1.25rem_1fr_1fr_1fr_2.75rem]';

type ColumnProps = {
  name: string;
  label: string;
  hint: string;
  usual?: readonly string[];
};

/** A field of a row. On wide screens its label stands once, above all rows. */
function Cell({ name, label, usual }: ColumnProps) {
  const id = `${name}-row0`;
  return (
    <div
      data-advised={name}
      className="max-md:col-span-full max-md:has-[p]:mb-2 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2"
    >
      <label htmlFor={id} className="font-semibold text-sm max-md:w-16 md:sr-only">
        {label}
      </label>
      <input
        {...typing}
        id={id}
        name={name}
        enterKeyHint="next"
        list={usual && `${name}-usual`}
        aria-describedby={`${name}-hint ${id}-note ${id}-advice row-row0-note row-row0-advice`}
        // Beside its label, unless letters are large.
        className={`${control} max-md:w-auto max-md:min-w-0 max-md:flex-1 max-md:basis-36`}
      />
      <div className="max-md:basis-full">
        <AdviceOn id={id} />
      </div>
    </div>
  );
}

/** What neither a browser nor a telephone should change. */
const typing = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false };

/** Words that a browser offers while somebody types. */
function Usual({ name, words }: { name: string; words: readonly string[] }) {
  return (
    <datalist id={`${name}-usual`}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}

type ParameterProps = ColumnProps & { usual: readonly string[] };

const advice = 'wrap-anywhere block text-sm [&_p]:mt-1';

/** What is said of a field, and what is offered. The page's script writes both. */
function AdviceOn({ id }: { id: string }) {
  return (
    <>
      <output id={`${id}-advice`} className={`${advice} text-warning data-barred:text-danger`} />
      <div id={`${id}-note`} data-note className={advice} />
      <div data-offers className="contents" />
    </>
  );
}

/** Shows beside the button whose press it takes back. */
function Undo() {
  return (
    <button type="button" data-action="undo" hidden className={`${button} my-1`}>
      Undo
    </button>
  );
}

/** Looks of the buttons that the page's script adds. */
export function OfferPattern() {
  return (
    <template id="offer">
      <button
        type="button"
        data-action="take"
        className={`${button} wrap-anywhere my-1 me-2 max-w-full py-1 text-start text-sm`}
      />
    </template>
  );
}

/** Asks for the version, beside what it is for. Its field belongs to the form with the others. */
export function Version() {
  return (
    <div data-scripted className="mb-4 max-w-60 print:hidden">
      <Parameter {...version} />
    </div>
  );
}

/** A field that all rows share. */
function Parameter({ name, label, hint, usual }: ParameterProps) {
  return (
    <div data-advised={name} data-undoable>
      <label htmlFor={name} className="font-semibold">
        {label} <code className="font-normal text-ink-quiet text-sm">{name}</code>
      </label>
      <input
        {...typing}
        id={name}
        name={name}
        form="fields"
        list={usual.length > 0 ? `${name}-usual` : undefined}
        aria-describedby={`${name}-hint ${name}-note ${name}-advice`}
        className={control}
      />
      {usual.length > 0 && <Usual name={name} words={usual} />}
      <p id={`${name}-hint`} className="text-ink-quiet text-sm">
        {hint}
      </p>
      <AdviceOn id={name} />
      <Undo />
    </div>
  );
}
