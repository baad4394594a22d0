import { directionOf, languageRow } from '../../lib/site/languages';
import type { Locale } from '../../lib/site/names';
import type { Site } from '../../lib/site/site';
import { englishName, visitors } from './names.client';

type Props = { site: Site; language: string };

/** A language in its own script and in English: `日本語 – Japanese`. */
export function nameOf({ site, language }: Props): string {
  const own = language === visitors ? '' : languageRow(site, language as Locale).name;
  const names = new Set([own, englishName(language)]);
  return [...names].filter(Boolean).join(' – ');
}

/** The same, each part marked as what it is. */
export function LanguageName(props: Props) {
  const { language } = props;
  const [own, ...english] = nameOf(props).split(' – ');
  if (english.length === 0) return own;
  return (
    <>
      <span lang={language} dir={directionOf(language)}>
        {own}
      </span>
      {` – ${english}`}
    </>
  );
}
