import { localesOf } from '../../lib/site/languages';
import { routesOf } from '../../lib/site/pages';
import type { Site } from '../../lib/site/site';
import type { Export } from '../export/read-export';
import { LanguageName } from './language-name';
import { everyPage, visitors } from './names.client';
import { pageName } from './page-name';
import { Rows } from './rows';
import { button, control, note, outcome, prose, remark, summary, typing } from './styles';

/** What the marketer fills in and chooses. The page's script reads the controls by their names. */
export function Fields({ exported }: { exported: Export }) {
  const { site } = exported;
  return (
    <form
      id="fields"
      tabIndex={-1}
      // What the browser remembers would contradict what the page's address says.
      autoComplete="off"
      className="mt-6 rounded-xl bg-surface p-4 print:hidden"
    >
      <h2 className="mb-2 font-bold text-xl">What you share</h2>
      <div className="grid items-start gap-x-4 gap-y-3 md:grid-cols-3">
        <label className="font-semibold">
          Page
          <select name="page" className={`${control} cursor-pointer`}>
            {routesOf(site).map((route) => (
              <option key={route} value={route}>
                {pageName(exported, route)}
              </option>
            ))}
            <option value={everyPage}>All pages</option>
          </select>
        </label>
        <Parameter
          name="utm_campaign"
          label="Campaign"
          hint="What it is for, in all addresses: spring-2027"
        />
        <Languages site={site} />
      </div>
      <Names />
      <Rows />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {/* The only button that Enter in a field presses. */}
        <button type="submit" data-action="add" className={button}>
          Add a row
        </button>
        <button type="button" data-action="clear-rows" className={button}>
          Clear rows
        </button>
        <button type="button" data-action="clear" className={button}>
          Clear all
        </button>
        <button type="button" data-action="undo" hidden className={button}>
          Undo
        </button>
        <button type="button" data-hands-out data-action="set-up" className={button}>
          Copy set-up
        </button>
        <output className={outcome} />
      </div>
      {/* In sight wherever in the rows somebody pastes, and moves nothing. */}
      <div data-told className="sticky bottom-0 -mx-4 bg-surface px-4">
        <output className={`${outcome} block border-hairline not-empty:border-t not-empty:py-2`} />
      </div>
      <p className={`${note} mt-3`}>
        Leave out names, addresses and numbers of people: everybody would see them in the address
        bar, and the host in its records.
      </p>
      <MoreHelp />
    </form>
  );
}

/** How names are written. */
function Names() {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <input type="checkbox" name="exact" className="size-5 shrink-0 accent-primary" />
        Keep names exactly as typed
      </label>
      <p className={note}>
        For names in use already; commas then make no rows. Else ‘Spring Sale’ becomes ‘spring-sale’
        when you leave its field.
      </p>
    </div>
  );
}

/** What few need to read, and once. */
function MoreHelp() {
  return (
    <details>
      <summary className={summary}>How to come back, pass it on, and learn the figures</summary>
      <p className={prose}>
        All of it is kept in the address bar: bookmark this page to come back to it. Save a newer
        file over this one, and bookmarks go on working. ‘Undo’ goes one step back, as the browser’s
        Back does; its Forward brings the step again. For a colleague, press ‘Copy set-up’: what you
        then send is pasted into any field of that colleague’s copy.
      </p>
      <p className={prose}>
        The site itself counts no visits: ask the operator whether anybody does, by the host’s
        records, and can tell you the figures.
      </p>
    </details>
  );
}

/** Folded, so that a telephone shows the fields soon. */
function Languages({ site }: { site: Site }) {
  return (
    // Open, it takes the whole row: beside it would be an empty field as high as the list.
    <fieldset className="min-w-0 has-[details[open]]:col-span-full">
      <legend className="font-semibold">Languages</legend>
      <details className="rounded-md border border-control bg-card">
        <summary className="min-h-10.5 cursor-pointer px-3 py-2">
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

/** Asks for what makes an address new to services that remember its card. The field belongs to the form with the others. */
export function Version() {
  return (
    <div data-scripted className="mb-4 max-w-60 print:hidden">
      <Parameter
        name="v"
        label="Version"
        hint="For WhatsApp, LINE and X: 2, then 3. It makes new addresses above."
      />
    </div>
  );
}

/** A field that all rows share. */
function Parameter({ name, label, hint }: { name: string; label: string; hint: string }) {
  return (
    <div data-field className="group min-w-0">
      <label className="font-semibold">
        {label} <code className="font-normal text-ink-quiet text-sm">{name}</code>
        <input
          {...typing}
          name={name}
          form="fields"
          aria-describedby={`${name}-hint ${name}-warning`}
          className={control}
        />
      </label>
      <p id={`${name}-hint`} className={note}>
        {hint}
      </p>
      <output id={`${name}-warning`} className={remark} />
    </div>
  );
}
