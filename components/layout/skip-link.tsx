import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';

/** The first stop of the keyboard: past the header, to what the page is about. */
export function SkipLink() {
  const t = useTranslations('header');
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
