import { fileOf } from '../../lib/address/paths';
import { defaultLocale } from '../../lib/site/languages';
import type { Locale, Route } from '../../lib/site/names';
import { localesWith, routesOf } from '../../lib/site/pages';
import type { Export } from '../export/read-export';
import { englishName, visitors } from './names.client';
import { pageName } from './page-name';

/** How each service is told that a page has another card than it remembers. */
const services = [
  {
    name: 'Google',
    tool: 'Search Console, URL inspection',
    href: 'https://search.google.com/search-console',
    todo: 'Only for those who have rights to the site there: ask the operator. Inspect the address without a campaign, then ‘Request indexing’. It takes days.',
  },
  {
    name: 'WhatsApp',
    todo: 'It has no tool. Fill in the field Version, and share the address that you then get: a new address is fetched anew. Messages that were sent keep their card.',
  },
  {
    name: 'Facebook',
    tool: 'Sharing Debugger',
    href: 'https://developers.facebook.com/tools/debug/',
    todo: 'For anybody who is logged in to Facebook. Once for each page and language is enough, whatever the campaign: Facebook goes by the address that the page names, so that a version does not help. The links below have that address, without a campaign: open one, then press ‘Scrape Again’, twice if the old card stays. A post that is already out may keep its old card: take ‘Refresh share attachment’ in its menu, or post it anew if that is missing.',
    inspect: 'https://developers.facebook.com/tools/debug/?q=',
  },
  {
    name: 'LinkedIn',
    tool: 'Post Inspector',
    href: 'https://www.linkedin.com/post-inspector/',
    todo: 'For anybody who is logged in to LinkedIn. Inspect each address that you post there, with its campaign: that fetches it anew. Each link below takes the one with the source linkedin, else the first of its language, and says which of several. LinkedIn remembers the card of an address that is not inspected for about a week. Posts that are out keep their card.',
    inspect: 'https://www.linkedin.com/post-inspector/inspect/',
    hasCampaign: true,
  },
  {
    name: 'Telegram',
    tool: '@WebpageBot',
    href: 'https://t.me/WebpageBot',
    todo: 'For anybody who uses Telegram. Send the bot the address as you share it, with its campaign. Messages that were sent keep their card.',
  },
  {
    name: 'KakaoTalk',
    tool: 'OG cache of Kakao Developers',
    href: 'https://developers.kakao.com/tool/clear/og',
    todo: 'For anybody with a Kakao account. Enter the address as you share it, with its campaign, and clear it. Telephones may show the old picture for some hours more.',
  },
  {
    name: 'LINE',
    todo: 'It remembers cards on its servers and in the app. Fill in the field Version, as for WhatsApp.',
  },
  {
    name: 'X',
    todo: 'Its Card Validator shows no card any more. Fill in the field Version, as for WhatsApp.',
  },
] as const;

type Props = {
  exported: Export;
  /** False if no service can open the addresses, such as `localhost`. */
  isPublic: boolean;
};

export function OldCards({ exported, isPublic }: Props) {
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[8rem_1fr]">
      {services.map(({ name, todo, ...service }) => (
        <div
          key={name}
          className="col-span-full grid break-inside-avoid grid-cols-subgrid border-hairline border-t py-3"
        >
          <dt className="font-semibold">{name}</dt>
          <dd className="max-w-[65ch]">
            {'href' in service && (
              <p>
                <a
                  href={service.href}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="py-1 font-semibold text-primary underline"
                >
                  {service.tool}
                </a>
              </p>
            )}
            {todo}
            {isPublic && 'inspect' in service && (
              <Links exported={exported} name={name} {...service} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type LinksProps = {
  exported: Export;
  /** Of the service. */
  name: string;
  tool: string;
  /** The tool's address, up to where the one to inspect is appended. */
  inspect: string;
  /** True if the page's script appends the address that is listed, with its campaign. */
  hasCampaign?: boolean;
};

/** The tool for each page in each language that is listed. */
function Links({ exported, ...service }: LinksProps) {
  const { site } = exported;
  // Without a campaign the address of all visitors is that of the English page.
  const languagesOf = (locale: Locale) =>
    service.hasCampaign && locale === defaultLocale ? [visitors, locale] : [locale];
  return routesOf(site).map((route) => (
    <p
      key={route}
      data-page={route}
      className="mt-1 flex flex-wrap items-baseline gap-x-3 text-sm not-has-[a:not([hidden])]:hidden print:hidden"
    >
      {pageName(exported, route)}:{' '}
      {localesWith(site, route).map((locale) =>
        languagesOf(locale).map((language) => (
          <Inspect
            key={language}
            exported={exported}
            page={{ locale, route }}
            language={language}
            {...service}
          />
        )),
      )}
    </p>
  ));
}

type InspectProps = LinksProps & {
  page: { locale: Locale; route: Route };
  /** Whose address is inspected. */
  language: string;
};

/** The tool for the address that a page names as its own. */
function Inspect({ exported, page, language, name, tool, inspect, hasCampaign }: InspectProps) {
  const { locale, route } = page;
  const canonical = exported.pages.get(fileOf(page))?.canonical;
  if (!canonical) return null;
  const aimed = {
    'data-inspect': inspect,
    'data-service': name.toLowerCase(),
    'data-canonical': canonical,
  };
  return (
    <a
      href={inspect + encodeURIComponent(canonical)}
      target="_blank"
      rel="noopener noreferrer"
      data-page={route}
      data-language={hasCampaign || locale !== defaultLocale ? language : `${locale} ${visitors}`}
      {...(hasCampaign && aimed)}
      className="py-1 text-primary underline"
    >
      {englishName(language)}
      {hasCampaign && <span data-aimed />}
      <span className="sr-only">{` in the ${tool}: ${pageName(exported, route)}`}</span>
    </a>
  );
}
