import { localesOf } from '../../lib/site/languages';
import { routesOf } from '../../lib/site/pages';
import type { Site } from '../../lib/site/site';
import type { Export } from '../verify/export';
import { LanguageName } from './language-name';
import { everyPage, visitors } from './names.client';
import { pageName } from './page-name';
import { button, control, outcome, prose, summary } from './styles';
import { usualMediums } from './vocabulary.client';

/** Those of a campaign, each with the words that are usual for it. */
const campaign: readonly ParameterProps[] = [
  {
    name: 'utm_source',
    label: 'Source',
    hint: 'Where you post: newsletter. Several, each with its medium: facebook/social, poster/print',
    usual: [],
    isList: true,
    width: 'sm:col-span-2 lg:col-span-1',
  },
  {
    name: 'utm_medium',
    label: 'Medium',
    hint: 'What kind of place: social, email, print',
    usual: usualMediums,
  },
  {
    name: 'utm_campaign',
    label: 'Campaign',
    hint: 'What it is for: spring-2027',
    usual: [],
  },
  {
    name: 'utm_content',
    label: 'Content',
    hint: 'Which one of several: footer. Several get an address each: orchard, bugis',
    usual: [],
    isList: true,
  },
];

/** What makes an address new to services that remember the card of the old one. */
const version: ParameterProps = {
  name: 'v',
  label: 'Version',
  hint: 'For WhatsApp, LINE and X: 2, then 3. It makes new addresses above.',
  usual: ['2', '3'],
};

export const parameters: readonly ParameterProps[] = [...campaign, version];

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
        Lower case, with hyphens; an empty field adds nothing. Or paste an address: a button takes
        it apart. No names, numbers or addresses of people: they would stand in everybody’s address
        bar and in the host’s records.
      </p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[10fr_6fr_6fr_7fr]">
        {campaign.map((parameter) => (
          <Parameter key={parameter.name} {...parameter} />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" data-action="clear" className={button}>
          Clear all
        </button>
        <Undo />
        <details className="open:basis-full">
          <summary className={summary}>Bookmark, link and statistics</summary>
          <p className={prose}>
            The address bar keeps all that is filled in: bookmark it. While this page is a file on a
            disk, the link opens on this device alone; from a server it opens for colleagues too.
            Save a newer file over this one, and bookmarks go on working.
          </p>
          <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <button type="button" data-action="copy-setup" className={button}>
              Copy the link to this set-up
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

type ParameterProps = {
  name: string;
  label: string;
  hint: string;
  usual: readonly string[];
  /** True for several names, which need more than a line. */
  isList?: boolean;
  /** If it is not a column of the grid. */
  width?: string;
};

/** Each reason, and under it the names that have it in a row. */
const advice =
  'wrap-anywhere block text-sm [&_li]:font-semibold [&_p]:mt-1 [&_ul]:flex [&_ul]:flex-wrap [&_ul]:gap-x-3';

/** Shows beside the button whose press it takes back. */
function Undo() {
  return (
    <button type="button" data-action="undo" hidden className={button}>
      Undo
    </button>
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

function Parameter({ name, label, hint, usual, isList, width }: ParameterProps) {
  const field = {
    id: name,
    name,
    form: 'fields',
    'aria-describedby': `${name}-hint ${name}-note ${name}-advice`,
    autoCapitalize: 'none',
    spellCheck: false,
  };
  return (
    <div data-parameter className={width}>
      <label htmlFor={name} className="font-semibold">
        {label} <code className="font-normal text-ink-quiet text-sm">{name}</code>
      </label>
      {/* Where it does not grow by itself, it can be made larger by hand. */}
      {isList ? (
        <textarea
          {...field}
          rows={1}
          className={`${control} field-sizing-content wrap-anywhere py-2.25 supports-[field-sizing:content]:resize-none`}
        />
      ) : (
        <input
          {...field}
          list={usual.length > 0 ? `${name}-usual` : undefined}
          className={control}
        />
      )}
      {usual.length > 0 && (
        <datalist id={`${name}-usual`}>
          {usual.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
      <p id={`${name}-hint`} className="text-ink-quiet text-sm">
        {hint}
      </p>
      {['better', 'other'].map((offer) => (
        <button
          key={offer}
          type="button"
          data-action="take"
          data-offer={offer}
          hidden
          className={`${button} wrap-anywhere my-1 me-2 max-w-full py-1 text-start text-sm`}
        />
      ))}
      <Undo />
      <output id={`${name}-advice`} className={`${advice} text-warning data-barred:text-danger`} />
      <div id={`${name}-note`} data-note className={advice} />
    </div>
  );
}
