import { getTranslations } from 'next-intl/server';
import { LanguageList } from '@/components/language/language-list';
import { EmailLink } from '@/components/ui/email-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { PostalAddress } from '@/components/ui/postal-address';
import { currentPage } from '@/lib/current/page';
import { site } from '@/lib/current/site';
import { companyOf } from '@/lib/site/companies';
import type { Route } from '@/lib/site/names';
import { pageRow, routesOf } from '@/lib/site/pages';
import { FooterColumn, FooterLinks } from './footer-column';
import { Logo } from './logo';

const quickLinks: readonly Route[] = ['home', 'privacy', 'terms', 'contact'];
const legalLinks: readonly Route[] = ['terms', 'privacy', 'imprint'];

/** Every other page, so that a new one is found without a link of its own. */
const furtherLinks = routesOf(site).filter(
  (route) =>
    ![...quickLinks, ...legalLinks].includes(route) && pageRow(site, route).inFooter !== false,
);

export async function Footer() {
  const { locale } = await currentPage();
  const t = await getTranslations();
  const company = companyOf(site, locale);
  const { first, last } = site.config.facts.copyrightYears;
  return (
    <footer className="bg-night text-night-text text-note print:bg-white print:text-ink">
      <div className="page-width py-12">
        <div className="grid grid-cols-1 gap-10 md:grid-cols-2 lg:grid-cols-4">
          <div className="space-y-4">
            <Logo place="footer" />
            <p>{t('footer.disclaimer', { siteName: site.settings.SITE_NAME })}</p>
            <PostalAddress />
          </div>
          <FooterColumn title={t('footer.quick_links')}>
            <FooterLinks routes={[...quickLinks, ...furtherLinks]} />
          </FooterColumn>
          <FooterColumn title={t('footer.connect')}>
            <EmailLink address={company.email} className="footer-link" />
            <PhoneLink number={company.phone} className="footer-link" />
            {site.settings.FACEBOOK_URL && (
              <a href={site.settings.FACEBOOK_URL} rel="noopener" className="footer-link">
                {t('footer.facebook')}
              </a>
            )}
          </FooterColumn>
          <div>
            <h2 className="font-medium text-h6 text-white print:text-ink">
              {t('footer.disclosure.title')}
            </h2>
            <p className="mt-3">{t('footer.disclosure.text')}</p>
          </div>
        </div>
        <nav
          aria-label={t('footer.languages')}
          className="mt-10 print:hidden border-night-line border-t pt-6"
        >
          <LanguageList
            idPrefix="footer-language"
            className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-2"
            linkClassName="footer-link gap-2 break-normal"
          />
        </nav>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 border-night-line border-t pt-6">
          <p>
            {t('footer.copyright', {
              years: `${first}–${last}`,
              operator: company.company,
            })}
          </p>
          <nav aria-label={t('footer.legal')} className="flex flex-wrap gap-x-6">
            <FooterLinks routes={legalLinks} />
            {site.settings.COOKIE_POLICY_URL && (
              <a href={site.settings.COOKIE_POLICY_URL} rel="noopener" className="footer-link">
                {t('footer.cookie_policy')}
              </a>
            )}
          </nav>
        </div>
      </div>
    </footer>
  );
}
