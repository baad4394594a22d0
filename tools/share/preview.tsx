import sharp from 'sharp';
import type { Page } from '../../lib/address/paths';
import { defaultLocale, directionOf } from '../../lib/site/languages';
import type { Export, ExportedPage } from '../export/read-export';
import { Dialog } from './dialog';

/** The id of what shows the look of a page. */
export function previewId({ locale, route }: Page): string {
  return `look-${route}-${locale}`;
}

/** In pixels: enough for a card on a screen with two to a point. */
const pictureWidth = 640;

/** The pictures of all cards, as `data:` addresses by their own. */
export async function cardPictures(exported: Export): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map<string, string>();
  for (const { meta } of exported.pages.values()) {
    const address = meta('og:image');
    const file = URL.canParse(address) && exported.fileAt(address);
    if (!file || !exported.files.has(file)) continue;
    const small = await sharp(exported.read(file)).resize(pictureWidth).webp().toBuffer();
    pictures.set(address, `data:image/webp;base64,${small.toString('base64')}`);
  }
  return pictures;
}

type Props = {
  exported: Export;
  page: ExportedPage;
  language: string;
  pictures: ReadonlyMap<string, string>;
};

/** What others will see of a page: the card that most services make of it, and Google's result. */
export function Preview({ exported, page, language, pictures }: Props) {
  const { locale, canonical, title, description, meta } = page;
  const inLanguage = { lang: locale, dir: directionOf(locale) };
  const { host, origin, pathname } = new URL(canonical || exported.home);
  return (
    <Dialog id={previewId(page)} heading={`Card and search result: ${language}`}>
      <p className="mb-3 text-ink-quiet text-sm">
        Each service draws it in its own way, and may cut texts elsewhere.
        {locale === defaultLocale &&
          ' The address without lang has this card, too: services do not say which language they want.'}
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <figure>
          <figcaption className="mb-1 font-semibold text-sm">Card</figcaption>
          <div className="overflow-hidden rounded-lg border border-hairline">
            <img
              src={pictures.get(meta('og:image'))}
              alt={meta('og:image:alt')}
              className="aspect-[1.91] w-full object-cover"
            />
            <div className="bg-surface px-3 py-2 text-sm">
              <p className="truncate text-ink-quiet">{host}</p>
              <p {...inLanguage} className="line-clamp-2 font-semibold">
                {meta('og:title')}
              </p>
              <p {...inLanguage} className="line-clamp-1">
                {meta('og:description')}
              </p>
            </div>
          </div>
        </figure>
        <figure>
          <figcaption className="mb-1 font-semibold text-sm">Google’s result</figcaption>
          <p className="text-sm">{meta('og:site_name')}</p>
          <p className="truncate text-ink-quiet text-sm">
            {[origin, ...pathname.split('/').filter(Boolean)].join(' › ')}
          </p>
          <p {...inLanguage} className="line-clamp-2 text-lg/snug text-primary">
            {title}
          </p>
          <p {...inLanguage} className="line-clamp-3 text-sm">
            {description}
          </p>
        </figure>
      </div>
    </Dialog>
  );
}
