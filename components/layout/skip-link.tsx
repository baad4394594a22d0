import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';

/** The first stop of the keyboard: a link past the header to the contents. */
export async function SkipLink() {
  const t = await getTranslations('header');
  return (
    <a href="#content" className={buttonClass('solid', 'skip-link')}>
      {t('skip_to_content')}
    </a>
  );
}
