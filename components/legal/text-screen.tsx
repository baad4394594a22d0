import { getLocale, getTranslations } from 'next-intl/server';
import { Byline } from '@/components/ui/byline';
import { site } from '@/lib/current/site';
import { keysOf } from '@/lib/messages/keys';
import { companyOf } from '@/lib/site/companies';
import type { Route } from '@/lib/site/names';
import { pageRow } from '@/lib/site/pages';
import base from '@/messages/en.json';
import { Sections } from './sections';

/**
 * The types of messages differ from page to page. The messages of all pages of this kind have the
 * shape of those of the terms, so the terms lend their types to each of them.
 */
type TextPage = 'terms';

/**
 * A page of texts alone: title, introduction, and numbered sections if its messages have some. An
 * article has a byline.
 */
export async function TextScreen({ route }: { route: Route }) {
  const page = route as TextPage;
  const t = await getTranslations(`pages.${page}`);
  const row = pageRow(site, route);
  const company = companyOf(site, await getLocale());
  const facts = { siteName: site.config.name, operator: company.company };
  return (
    <Sections
      title={t('title')}
      intro={t('intro')}
      drawing="sheet"
      byline={row.kind === 'article' && <Byline />}
      changedOn={row.changedOn}
      sections={keysOf(base.pages[page].sections ?? {}).map((key) => ({
        key,
        title: t(`sections.${key}.title`),
        text: t(`sections.${key}.text`, facts),
      }))}
    />
  );
}
