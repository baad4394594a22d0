import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { PartnerLink } from '@/components/ui/partner-link';
import { Section } from '@/components/ui/section';
import { fileUrl } from '@/lib/address/links';
import { site } from '@/lib/current/site';
import { brandsOf } from '@/lib/site/home';

/** A row on phones, else a picture above a name. */
const card =
  'group flex min-h-14 overflow-hidden rounded-card border border-hairline bg-card font-medium text-small md:flex-col md:text-center md:text-note transition-transform hover:-translate-y-1 hover:shadow-lifted';

/**
 * Ten names that rewards carry, each card a link to the partner. An operator replaces the files in `public/brands/` with
 * licensed logos.
 */
export async function Brands() {
  const t = await getTranslations('cta_section.brands');
  return (
    <Section id="brands" title={t('title')} subtitle={t('subtitle')} shaded>
      <ul className="grid grid-cols-2 gap-3 max-tight:grid-cols-1 md:grid-cols-3 md:gap-6 lg:grid-cols-5">
        {brandsOf(site).map((brand) => (
          <li key={brand} className="grid grid-cols-1 md:max-lg:last:col-start-2">
            <PartnerLink className={card}>
              <img
                src={fileUrl(site, `/brands/${brand}.svg`)}
                alt=""
                width={240}
                height={150}
                loading="lazy"
                className="w-14 shrink-0 object-cover md:h-auto md:w-full"
              />
              <span className="flex grow items-center px-3 py-2 text-balance md:justify-center md:p-4 group-hover:text-primary">
                {t(`names.${brand}`)}
              </span>
            </PartnerLink>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-center">
        <PartnerLink className={buttonClass('solid')}>{t('button')}</PartnerLink>
      </p>
      <p className="mx-auto mt-6 max-w-article text-balance text-center text-ink-quiet text-small">
        {t('note')}
      </p>
    </Section>
  );
}
