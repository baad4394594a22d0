import { X } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { linkTo } from '@/lib/address/links';
import { currentPage } from '@/lib/current/page';
import { site } from '@/lib/current/site';

/**
 * The notices on a change of language: one for each state of a choice. A script
 * (language-status.client.ts) shows one of them, and puts the name of the chosen language into its
 * `<bdi>`. The element stays when the page is exchanged, because screen readers announce changes
 * within an element, but not a new one.
 */
export async function LanguageStatus() {
  const t = await getTranslations('language');
  // The types of next-intl allow only texts for arguments, but it takes elements, too.
  const chosen = { language: (<bdi key="chosen" />) as unknown as string };
  return (
    <div id="language-status" role="status">
      <p data-when="loading" hidden className="notice lifted loading-line py-2">
        <span>{t.rich('loading', chosen)}</span>
      </p>
      <div data-when="failed" hidden className="notice lifted py-1">
        <p className="grow">
          {t.rich('unavailable', chosen)}{' '}
          <a
            href={linkTo(site, await currentPage())}
            className="inline-flex min-h-target items-center font-medium text-primary underline"
          >
            {t('retry')}
          </a>
        </p>
        <button
          type="button"
          aria-label={t('close')}
          className="flex size-target shrink-0 cursor-pointer items-center justify-center self-start rounded hover:bg-primary-tint"
        >
          <X />
        </button>
      </div>
      <p data-when="changed" hidden className="sr-only">
        {t('changed')}
      </p>
    </div>
  );
}
