import { ArrowUpRight } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { AdLabel } from '@/components/ui/ad-label';
import { buttonClass } from '@/components/ui/button';
import { List } from '@/components/ui/list';
import { PartnerLink } from '@/components/ui/partner-link';
import { Section } from '@/components/ui/section';
import { ThemedPicture } from '@/components/ui/themed-picture';
import { fileUrl } from '@/lib/address/links';
import { site } from '@/lib/current/site';
import { sampleDrawing } from './sample-drawing';

/**
 * The brands of rewards, as cards that link to the partner. The pictures are the logos that the
 * operator has put into `public/brands/`, or the sample drawings that are still there.
 */
export async function Brands() {
  const t = await getTranslations('cta_section.brands');
  return (
    <Section id="brands" title={t('title')} subtitle={t('subtitle')} shaded wide>
      <p className="mt-2 mb-6 text-note">
        <AdLabel /> {t('note')}
      </p>
      <List className="brands">
        {site.config.brands.map((brand) => {
          const name = t(`names.${brand}`);
          const sample = sampleDrawing(brand) !== undefined;
          return (
            <li key={brand}>
              <PartnerLink name={t('link', { brand: name })} className="card brand">
                <ThemedPicture
                  src={fileUrl(
                    site,
                    sample ? `/drawings/${brand}-light.svg` : `/brands/${brand}.svg`,
                  )}
                  dark={sample ? fileUrl(site, `/drawings/${brand}-dark.svg`) : undefined}
                  alt=""
                  width={240}
                  height={150}
                />
                <span>
                  <b>{name}</b>
                  <ArrowUpRight size={20} className="brand-arrow" />
                </span>
              </PartnerLink>
            </li>
          );
        })}
      </List>
      <p className="mt-8">
        <PartnerLink className={buttonClass('accent')}>{t('button')}</PartnerLink>
      </p>
    </Section>
  );
}
