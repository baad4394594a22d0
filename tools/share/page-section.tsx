import type { CSSProperties, ReactNode } from 'react';
import { defaultLocale, directionOf, languageRow } from '../../lib/site/languages';
import type { Export, ExportedPage } from '../verify/export';
import type { Fault, Section } from './faults';

const quiet = 'text-current/75';

type Props = { page: ExportedPage; exported: Export; faults: readonly Fault[] };

/** Everything on one page of the site. */
export function PageSection({ page, exported, faults }: Props) {
  const { locale, route, title, description, canonical, alternates } = page;
  const own = { lang: locale, dir: directionOf(locale) };
  const part = (section: Section, heading: string, content: ReactNode, className?: string) => {
    const found = faults.filter((fault) => fault.section === section);
    return (
      <section className={className}>
        <h3 className={`mb-1 font-semibold text-sm ${quiet}`}>{heading}</h3>
        {found.length > 0 && (
          <ul className="list-inside list-disc font-semibold text-fault">
            {found.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {content}
      </section>
    );
  };
  return (
    <article
      data-locale={locale}
      data-route={route}
      data-faults={faults.length}
      className="grid grid-cols-1 gap-x-10 gap-y-4 border-current/20 border-t py-6 lg:grid-cols-[600px_minmax(0,1fr)] lg:grid-rows-[repeat(3,auto)_1fr]"
    >
      <h2 className="col-span-full font-bold text-lg">
        <span lang={locale}>{languageRow(exported.site, locale).name}</span> ({locale}): {route}
      </h2>
      {part(
        'search',
        'Search result',
        // As wide as on a desktop: 600 px, a title of one line and a description of two. On phones a line more.
        <div className="max-w-[600px] font-[Arial,sans-serif] text-sm/relaxed" {...own}>
          <p className={`truncate ${quiet}`}>{canonical}</p>
          <p className="line-clamp-2 text-link text-xl/snug sm:line-clamp-1">{title}</p>
          <p className="line-clamp-3 sm:line-clamp-2">{description}</p>
        </div>,
      )}
      {part(
        'card',
        'Card in a messenger',
        <Previews page={page} exported={exported} {...own} />,
        'lg:col-start-2 lg:row-span-3 lg:row-start-2',
      )}
      {part('address', 'Address to share', <Addresses page={page} />)}
      {part(
        'hreflang',
        'hreflang',
        <p className="flex flex-wrap gap-x-4">
          {[...alternates].map(([code, href]) => (
            <a
              key={code}
              href={href}
              hrefLang={code === 'x-default' ? undefined : code}
              title={href}
              className="py-1 text-link underline"
            >
              {code}
            </a>
          ))}
        </p>,
      )}
    </article>
  );
}

type PreviewsProps = Omit<Props, 'faults'> & { lang: string; dir: string };

/** The picture stands in the page once: as a background, whose middle both previews show. */
function Previews({ page: { meta }, exported, ...own }: PreviewsProps) {
  const address = meta('og:image');
  const file = (URL.canParse(address) && exported.fileAt(address)) || '';
  const picture = exported.files.has(file) ? exported.read(file).toString('base64') : undefined;
  const data = picture && `url(data:image/png;base64,${picture})`;
  const preview = (box: string, image: string, lines: string) => (
    <div className={`overflow-hidden rounded-lg bg-current/5 text-sm ${box}`} {...own}>
      <div
        role="img"
        aria-label={meta('og:image:alt')}
        className={`shrink-0 bg-(image:--picture) bg-center bg-cover bg-current/20 ${image}`}
      />
      <div className="min-w-0 px-3 py-2">
        <p className="truncate font-semibold">{meta('og:title')}</p>
        <p className={lines}>{meta('og:description')}</p>
        <p className={quiet}>{URL.canParse(address) && new URL(address).host}</p>
      </div>
    </div>
  );
  return (
    <div className="grid gap-4" style={{ '--picture': data } as CSSProperties}>
      {preview('max-w-[480px]', 'aspect-[1200/630]', 'line-clamp-2')}
      {preview('flex max-w-[400px]', 'size-22', 'line-clamp-1')}
    </div>
  );
}

/** As docs/sharing.md explains them. */
function Addresses({ page: { locale, canonical, alternates } }: Pick<Props, 'page'>) {
  const unprefixed = alternates.get('x-default');
  const own = 'this language, always';
  const [first, second] =
    locale === defaultLocale
      ? ["the visitor's language, English card", own]
      : [own, 'the same page; English card if the host cannot redirect'];
  const entry = (text: string, shows: string) => (
    <>
      <dt className="wrap-anywhere font-mono">{text}</dt>
      <dd className={`mb-2 text-sm ${quiet}`}>{shows}</dd>
    </>
  );
  return (
    <dl>
      {entry(canonical, first)}
      {unprefixed && entry(`${unprefixed}?lang=${locale}`, second)}
    </dl>
  );
}
