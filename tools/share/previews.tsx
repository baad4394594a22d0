import type { CSSProperties, ReactNode } from 'react';
import { directionOf } from '../../lib/site/languages';
import type { Export, ExportedPage } from '../export/read-export';

type Props = { page: ExportedPage; exported: Export };

/** A file of the export as a `data:` address, or nothing if the export lacks it. */
function dataOf(exported: Export, file: string): string | undefined {
  if (!exported.files.has(file)) return undefined;
  return `data:image/png;base64,${exported.read(file).toString('base64')}`;
}

/**
 * What eight services show of a page, with the picture and the texts cut as each service does it. Each has the width at
 * which the service is usually seen, whatever the window: texts are then cut alike. Google has two, for a computer and for a
 * telephone. All cards use one background picture, so that the page contains it only once.
 */
export function Previews({ page, exported }: Props) {
  const { locale, canonical, title, description, meta } = page;
  const inLanguage = { lang: locale, dir: directionOf(locale) };
  const image = meta('og:image');
  const data = dataOf(exported, (URL.canParse(image) && exported.fileAt(image)) || '');
  const host = new URL(canonical || exported.home).host;
  const cardTitle = meta('og:title');
  const picture = (shape: string) => (
    <div
      role="img"
      aria-label={meta('og:image:alt') || 'No text for the picture'}
      className={`shrink-0 bg-(image:--picture) bg-center bg-cover bg-surface ${shape}`}
    />
  );
  const cardTitled = (className: string) => (
    <p className={className} {...inLanguage}>
      {cardTitle}
    </p>
  );
  const described = (className: string) => (
    <p className={className} {...inLanguage}>
      {meta('og:description')}
    </p>
  );
  return (
    <div
      // The narrowest telephones show them smaller, and texts cut alike; on paper four stand side by side.
      className="flex flex-wrap gap-6 max-[24.25rem]:[zoom:0.79] print:[zoom:0.5] font-[system-ui,sans-serif]"
      style={{ '--picture': data && `url(${data})` } as CSSProperties}
    >
      <Service name="Google" width="w-76 sm:w-150 print:w-76">
        <GoogleHead page={page} exported={exported} />
        <div {...inLanguage}>
          <p className="line-clamp-2 text-primary text-xl/snug sm:line-clamp-1 print:line-clamp-2">
            {title}
          </p>
          <p className="line-clamp-3 text-sm/relaxed sm:line-clamp-2 print:line-clamp-3">
            {description}
          </p>
        </div>
      </Service>
      <Service name="WhatsApp" width="w-80">
        <div className="flex overflow-hidden rounded-lg bg-surface">
          {picture('size-24')}
          <div className="min-w-0 px-3 py-2 text-sm/snug">
            {cardTitled('line-clamp-2 font-semibold')}
            {described('line-clamp-1 text-ink-quiet')}
            <p className="truncate text-ink-quiet text-xs/relaxed">{host}</p>
          </div>
        </div>
      </Service>
      <Service name="Telegram" width="w-80">
        <div className="border-primary border-s-3 rounded-md bg-surface px-3 py-2 text-sm/snug">
          <p className="truncate font-semibold text-primary">{meta('og:site_name')}</p>
          {cardTitled('line-clamp-3 font-semibold')}
          {described('line-clamp-6')}
          {picture('aspect-[1.91] mt-2 rounded-md')}
        </div>
      </Service>
      <Service name="LINE" width="w-80">
        <div className="overflow-hidden rounded-2xl bg-surface">
          {picture('aspect-[1.91]')}
          <div className="px-3 py-2.5 text-sm/snug">
            {cardTitled('line-clamp-2 font-semibold')}
            {described('mt-1 line-clamp-2 text-ink-quiet text-xs/snug')}
            <p className="mt-1 truncate text-ink-quiet text-xs/snug">{host}</p>
          </div>
        </div>
      </Service>
      <Service name="KakaoTalk" width="w-64">
        <div className="overflow-hidden rounded-xl border border-hairline">
          {picture('aspect-[2]')}
          <div className="px-3 py-2.5 text-sm/snug">
            {cardTitled('line-clamp-2')}
            {described('mt-1 line-clamp-2 text-ink-quiet text-xs/snug')}
            <p className="mt-1 truncate text-ink-quiet text-xs/snug">{host}</p>
          </div>
        </div>
      </Service>
      <Service name="Facebook" width="w-80">
        <div className="border border-hairline">
          {picture('aspect-[1.91]')}
          <div className="bg-surface px-4 py-3">
            <p className="truncate text-ink-quiet text-xs uppercase">{host}</p>
            {cardTitled('line-clamp-2 font-semibold text-base/snug')}
            {described('line-clamp-1 text-ink-quiet text-sm')}
          </div>
        </div>
      </Service>
      <Service name="LinkedIn" width="w-80">
        <div className="overflow-hidden rounded-lg border border-hairline">
          {picture('aspect-[1.91]')}
          <div className="px-3 py-2">
            {cardTitled('line-clamp-2 font-semibold text-sm/snug')}
            <p className="truncate text-ink-quiet text-xs/relaxed">{host}</p>
          </div>
        </div>
      </Service>
      <Service name="X" width="w-80">
        {picture('aspect-[2] rounded-2xl')}
        <p className="-mt-8 relative mx-3 mb-3 w-fit max-w-[calc(100%-1.5rem)] truncate rounded bg-neutral-900 px-1.5 text-sm text-white">
          <span {...inLanguage}>{cardTitle}</span>
        </p>
        <p className="text-ink-quiet text-sm">From {host}</p>
      </Service>
    </div>
  );
}

/** A preview under the name of the service. */
function Service({ name, width, children }: { name: string; width: string; children: ReactNode }) {
  return (
    <figure className={`shrink-0 break-inside-avoid ${width}`}>
      <figcaption className="mb-2 font-semibold text-ink-quiet text-sm">{name}</figcaption>
      {children}
    </figure>
  );
}

/** The site's icon and name, and the address as a path of folders. */
function GoogleHead({ page: { canonical, meta }, exported }: Props) {
  const { origin, pathname } = new URL(canonical || exported.home);
  const path = [origin, ...pathname.split('/').filter(Boolean)].join(' › ');
  return (
    <div className="mb-1 flex items-center gap-3">
      <span className="shrink-0 rounded-full bg-surface p-1.5">
        <img src={dataOf(exported, 'icons/icon-48.png')} alt="" className="size-4.5" />
      </span>
      <div className="min-w-0 text-sm/snug">
        <p>{meta('og:site_name')}</p>
        <p className="truncate text-ink-quiet text-xs/snug">{path}</p>
      </div>
    </div>
  );
}
