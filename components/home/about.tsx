import { getLocale, getTranslations } from 'next-intl/server';
import { Section } from '@/components/ui/section';
import { textLinkClass } from '@/components/ui/text-link';
import { ThemedPicture } from '@/components/ui/themed-picture';
import { fileUrl } from '@/lib/address/links';
import { site } from '@/lib/current/site';
import { companyOf } from '@/lib/site/companies';

export async function About() {
  const t = await getTranslations();
  const operator = companyOf(site, await getLocale()).company;
  return (
    <Section id="about" title={t('about.title')}>
      <div className="flow-root">
        <ThemedPicture
          src={fileUrl(site, '/drawings/about-light.svg')}
          dark={fileUrl(site, '/drawings/about-dark.svg')}
          alt={t('about.image_alt')}
          width={560}
          height={360}
          className="float-end mb-2 ms-8 w-[calc(50%-1rem)] rounded-card max-md:hidden"
        />
        <p>{t('about.text', { siteName: site.config.name, operator })}</p>
        <p className="mt-2 md:mt-4">
          {t.rich('about.funding', {
            disclosure: (chunks) => (
              <a href="#affiliate-disclosure" className={textLinkClass}>
                {chunks}
              </a>
            ),
          })}
        </p>
      </div>
      <div className="mt-3 grid gap-x-8 gap-y-3 border-hairline compact border-t pt-3 md:mt-7 md:grid-cols-2 md:pt-6">
        <div>
          <h3 className="text-h4">{t('earning_info.title')}</h3>
          <p className="mt-1">{t('earning_info.text')}</p>
        </div>
        <div>
          <h3 className="text-h4">{t('about.how_it_works.title')}</h3>
          <p className="mt-1">{t('about.how_it_works.text')}</p>
        </div>
      </div>
    </Section>
  );
}
