import type { ReactNode } from 'react';
import { defaultLocale, directionOf, localeRow } from '../../lib/locales';
import type { Fault, Place } from './faults';
import type { Card, SharedPage } from './pages';

/** Everything on one page of the site. */
export function PageSection({ page, faults }: { page: SharedPage; faults: readonly Fault[] }) {
  const { locale, route, title, description, address, card, alternates } = page;
  const own = { lang: locale, dir: directionOf(locale) };
  const part = (place: Place, heading: string, content: ReactNode) => (
    <section className={place}>
      <h3>{heading}</h3>
      {faults.some((fault) => fault.place === place) && (
        <ul className="faults">
          {faults.flatMap((fault) =>
            fault.place === place ? <li key={fault.text}>{fault.text}</li> : [],
          )}
        </ul>
      )}
      {content}
    </section>
  );
  return (
    <article data-locale={locale} data-route={route} data-faults={faults.length}>
      <h2>
        <span lang={locale}>{localeRow(locale).name}</span> ({locale}): {route}
      </h2>
      {part(
        'search',
        'Search result',
        <div className="result" {...own}>
          <p className="address">{address}</p>
          <p className="title">{title}</p>
          <p className="description">{description}</p>
        </div>,
      )}
      {part('card', 'Card in a messenger', <Previews card={card} {...own} />)}
      {part('address', 'Address to share', <Addresses page={page} />)}
      {part(
        'hreflang',
        'hreflang',
        <ul className="alternates">
          {[...alternates].map(([code, href]) => (
            <li key={code}>
              <a href={href} hrefLang={code === 'x-default' ? undefined : code} title={href}>
                {code}
              </a>
            </li>
          ))}
        </ul>,
      )}
    </article>
  );
}

type PreviewsProps = { card: Card; lang: string; dir: string };

/** The picture stands in the page once: as a background, whose middle both previews show. */
function Previews({ card, ...own }: PreviewsProps) {
  const { address, alt, title, description, picture } = card;
  const data = picture && `url(data:image/png;base64,${picture.bytes.toString('base64')})`;
  const host = URL.canParse(address) ? new URL(address).host : '';
  return (
    <div className="previews" style={{ '--picture': data } as React.CSSProperties}>
      {['large', 'small'].map((size) => (
        <div key={size} className={`preview ${size}`} {...own}>
          <div className="picture" role="img" aria-label={alt} />
          <div className="words">
            <p className="title">{title}</p>
            <p className="description">{description}</p>
            <p className="host">{host}</p>
          </div>
        </div>
      ))}
    </div>
  );
}

/** As docs/sharing.md explains them. */
function Addresses({ page: { locale, address, alternates } }: { page: SharedPage }) {
  const unprefixed = alternates.get('x-default');
  const adapts = locale === defaultLocale;
  return (
    <dl>
      <dt>{address}</dt>
      <dd>{adapts ? "the visitor's language, English card" : 'this language, always'}</dd>
      {unprefixed && <dt>{`${unprefixed}?lang=${locale}`}</dt>}
      {unprefixed && (
        <dd>
          {adapts
            ? 'this language, always'
            : 'the same page; English card if the host cannot redirect'}
        </dd>
      )}
    </dl>
  );
}
