import type { ReactNode } from 'react';
import { localesOf } from '../../lib/site/languages';
import { routesOf } from '../../lib/site/pages';
import type { Site } from '../../lib/site/site';
import { nameOf } from './language-name';
import { visitors } from './names.client';
import { button, control, mainButton, prose } from './styles';

/** The parameters, each with the words that are usual for it. */
const parameters = [
  {
    name: 'utm_campaign',
    label: 'Campaign',
    hint: 'What it is for: spring-2027',
    usual: [],
  },
  {
    name: 'utm_medium',
    label: 'Medium',
    hint: 'What kind of place: social, email, print',
    usual: ['social', 'messenger', 'email', 'print', 'qr', 'cpc'],
  },
  {
    name: 'utm_source',
    label: 'Source',
    hint: 'Which place: whatsapp, newsletter, poster',
    usual: ['whatsapp', 'facebook', 'instagram', 'linkedin', 'x', 'newsletter', 'poster', 'flyer'],
  },
  {
    name: 'v',
    label: 'Version',
    hint: 'Only if an old card shows: 2, then 3',
    usual: ['2', '3'],
  },
];

/** What the marketer fills in and chooses. The page's script reads the inputs and lists by their names. */
export function Fields({ site }: { site: Site }) {
  const languages = [visitors, ...localesOf(site)];
  return (
    <form id="fields" tabIndex={-1} className="mt-8 rounded-xl bg-surface p-4 print:hidden">
      <h2 className="mb-3 font-bold text-xl">What you share</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice name="page" label="Page">
          {routesOf(site).map((route) => (
            <option key={route}>{route}</option>
          ))}
        </Choice>
        <Choice name="language" label="Language">
          <option value="">All languages</option>
          {languages.map((language) => (
            <option key={language} value={language}>
              {nameOf({ site, language })}
            </option>
          ))}
        </Choice>
      </div>
      <h2 className="mt-6 mb-1 font-bold text-xl">How its visits are told apart</h2>
      <p className={prose}>
        Each field adds a word to every address and code below; an empty one adds nothing. Fill in
        the first three: most programs that count visits leave out a campaign without medium and
        source. The site itself counts nobody: the words serve those who can read its host’s
        records, so ask the operator whether anybody does. Write in lower case, with hyphens.
      </p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {parameters.map((parameter) => (
          <Parameter key={parameter.name} {...parameter} />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" data-action="csv" className={mainButton}>
          Download all addresses (CSV)
        </button>
        <p className="text-ink-quiet text-sm">Every page in every language, for a spreadsheet.</p>
      </div>
    </form>
  );
}

function Choice({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      <select id={name} name={name} className={`${control} cursor-pointer`}>
        {children}
      </select>
    </div>
  );
}

function Parameter({ name, label, hint, usual }: (typeof parameters)[number]) {
  return (
    <div data-parameter>
      <label htmlFor={name} className="font-semibold">
        {label} <code className="font-normal text-ink-quiet text-sm">{name}</code>
      </label>
      <input
        id={name}
        name={name}
        list={usual.length > 0 ? `${name}-usual` : undefined}
        aria-describedby={`${name}-hint ${name}-advice`}
        autoCapitalize="none"
        spellCheck={false}
        className={control}
      />
      <datalist id={`${name}-usual`}>
        {usual.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
      <p id={`${name}-hint`} className="text-ink-quiet text-sm">
        {hint}
      </p>
      <output id={`${name}-advice`} className="block text-sm text-warning" />
      <button type="button" data-action="clean" hidden className={`${button} mt-1 wrap-anywhere`}>
        Use <code />
      </button>
    </div>
  );
}
