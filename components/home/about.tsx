import { getLocale, getTranslations } from 'next-intl/server';
import { Section } from '@/components/ui/section';
import { textLinkClass } from '@/components/ui/text-link';
import { ThemedPicture } from '@/components/ui/themed-picture';
import { fileUrl } from '@/lib/address/links';
import { site } from '@/lib/current/site';
import { companyOf } from '@/lib/site/companies';
import { Sources } from './sources';

/**
 * Who publishes the guide, what earnings depend on, who sees the answers, and what the figures rest
 * on.
 */
export async function About() {
  const t = await getTranslations();
  const operator = companyOf(site, await getLocale()).company;
  return (
    <Section id="about" title={t('about.title')}>
      <div className="about stack">
        <p>{t('about.text', { siteName: site.config.name, operator })}</p>
        <p>
          {t.rich('about.funding', {
            disclosure: (chunks) => (
              <a href="#who-pays" className={textLinkClass}>
                {chunks}
              </a>
            ),
          })}
        </p>
        <ThemedPicture
          src={fileUrl(site, '/drawings/about-light.svg')}
          dark={fileUrl(site, '/drawings/about-dark.svg')}
          alt={t('about.image_alt')}
          width={700}
          height={260}
        />
        <div className="stack md:grid-cols-2">
          <div className="card card-plain">
            <h3 className="text-h6">{t('earning_info.title')}</h3>
            <p className="mt-1">{t('earning_info.text')}</p>
          </div>
          <div className="card card-plain">
            <h3 className="text-h6">{t('about.how_it_works.title')}</h3>
            <p className="mt-1">{t('about.how_it_works.text')}</p>
          </div>
        </div>
        <Sources />
      </div>
    </Section>
  );
}
