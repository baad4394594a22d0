import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';

/** The first stop of the keyboard: a link past the header to the contents. */
export async function SkipLink() {
  const t = await getTranslations('header');
  return (
    <a
      href="#content"
      className={buttonClass(
        'solid',
        'sr-only focus:not-sr-only focus:fixed focus:start-4 focus:px-5 focus:py-2 focus:top-2 focus:z-50',
      )}
    >
      {t('skip_to_content')}
    </a>
  );
}
