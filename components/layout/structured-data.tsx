import { OwnScript } from '@/components/ui/own-script';
import { currentPage } from '@/lib/current-page';
import { pageTexts } from '@/lib/page-texts';
import { scriptText, structuredData } from '@/lib/structured-data';

/** The page's structured data. It stands behind everything that is seen, which should arrive first. */
export async function StructuredData() {
  const page = await currentPage();
  const data = structuredData(page, await pageTexts(page));
  return <OwnScript type="application/ld+json" text={scriptText(data)} />;
}
