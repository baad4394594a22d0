import { OwnScript } from '@/components/ui/own-script';
import { currentPage } from '@/lib/current/page';
import { site } from '@/lib/current/site';
import { pageTexts } from '@/lib/metadata/page-texts';
import { scriptText, structuredData } from '@/lib/metadata/structured-data';

/**
 * The page's structured data. It is at the end of the page, so that everything visible arrives
 * first.
 */
export async function StructuredData() {
  const page = await currentPage();
  const data = structuredData(site, page, await pageTexts(page));
  return <OwnScript type="application/ld+json" text={scriptText(data)} />;
}
