/** Compiled by `npm run types`, never run: each line that must not compile says so. */
import { useTranslations } from 'next-intl';
import { type Page, pathOf } from '../address/paths';
import type { Locale } from '../site/names';

export function proof(): unknown[] {
  const t = useTranslations();
  const english: Locale = 'en';
  // @ts-expect-error: Klingon is not registered
  const klingon: Locale = 'tlh';
  // @ts-expect-error: no such route
  const nowhere: Page = { locale: english, route: 'shop' };
  return [
    klingon,
    pathOf(nowhere),
    t('hero.title'),
    t('hero.author', { siteName: 'x' }),
    // @ts-expect-error: no such key
    t('hero.titel'),
    // @ts-expect-error: no such namespace
    useTranslations('heroes'),
    // @ts-expect-error: the argument is missing
    t('hero.author'),
    // @ts-expect-error: the argument has another name
    t('hero.author', { sitename: 'x' }),
    // @ts-expect-error: an argument too many
    t('hero.author', { siteName: 'x', year: 2025 }),
    // @ts-expect-error: a number is wanted
    t('hero.read_time', { minutes: 'four' }),
    // @ts-expect-error: the tag is missing
    t.rich('pages.imprint.dispute.text', {}),
  ];
}
