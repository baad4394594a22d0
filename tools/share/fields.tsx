import { homeRoute } from '../../lib/address/grammar';
import { fileOf } from '../../lib/address/paths';
import { defaultLocale } from '../../lib/site/languages';
import type { Route } from '../../lib/site/names';
import { routesOf } from '../../lib/site/pages';
import type { Export } from '../export/read-export';
import type { Campaign } from './campaign.client';

/** What a page is called in English: its heading. That of the article is too long for a list. */
export function pageName({ pages }: Export, route: Route): string {
  if (route === homeRoute) return 'Home';
  return pages.get(fileOf({ locale: defaultLocale, route }))?.heading || route;
}

/**
 * Where addresses are posted, with the source and the medium by which programs that count sort
 * visits.
 */
const places: readonly { name: string; source?: string; medium?: string }[] = [
  { name: 'Plain', source: '', medium: '' },
  { name: 'Facebook', source: 'facebook', medium: 'social' },
  { name: 'WhatsApp', source: 'whatsapp', medium: 'social' },
  { name: 'LinkedIn', source: 'linkedin', medium: 'social' },
  { name: 'Newsletter', source: 'newsletter', medium: 'email' },
  { name: 'Poster', source: 'poster', medium: 'print' },
  { name: 'Other' },
];

/** The look of a field. */
export const fieldStyle =
  'block min-h-11 w-full rounded-md border border-control bg-page px-3 text-base font-normal';

const chip =
  'relative flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-control bg-card px-3 font-semibold has-checked:border-primary has-checked:bg-primary-tint has-checked:text-primary';

/** What the page's script puts into addresses. */
export function Fields({ exported }: { exported: Export }) {
  return (
    <div className="rounded-xl bg-surface p-3 sm:p-4">
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3">
        <fieldset className="col-span-full min-w-0">
          <legend className="mb-1 font-semibold">Place</legend>
          <div className="flex flex-wrap gap-2">
            {places.map(({ name, source, medium }) => (
              <label key={name} className={chip}>
                <input
                  type="radio"
                  name="place"
                  autoComplete="off"
                  defaultChecked={source === ''}
                  data-source={source}
                  data-medium={medium}
                  className="accent-primary"
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <label className="font-semibold max-md:col-span-full">
          Page
          <select id="page" autoComplete="off" className={`${fieldStyle} cursor-pointer`}>
            {routesOf(exported.site).map((route) => (
              <option key={route} value={route}>
                {pageName(exported, route)}
              </option>
            ))}
          </select>
        </label>
        <Name id="utm_campaign" label="Campaign" example="spring-2027" />
        <Name id="utm_content" label="Content" example="orchard" />
        <div id="other" hidden className="col-span-full grid grid-cols-2 gap-3">
          <Name id="utm_source" label="Source" example="flyer" />
          <Name id="utm_medium" label="Medium" example="print" />
        </div>
      </div>
      <p id="notice" role="status" className="font-semibold text-danger not-empty:mt-3" />
    </div>
  );
}

type NameProps = { id: keyof Campaign; label: string; example: string };

function Name({ id, label, example }: NameProps) {
  return (
    <label className="font-semibold">
      {label}
      <input
        id={id}
        placeholder={example}
        autoComplete="off"
        spellCheck={false}
        className={`${fieldStyle} aria-[invalid=true]:border-2 aria-[invalid=true]:border-danger aria-[invalid=true]:bg-danger-tint`}
      />
    </label>
  );
}
