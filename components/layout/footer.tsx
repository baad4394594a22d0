import { ChevronDown, Languages } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { LanguageList } from '@/components/language/language-list';
import { EmailLink } from '@/components/ui/email-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { PostalAddress } from '@/components/ui/postal-address';
import { currentPage } from '@/lib/current/page';
import { site } from '@/lib/current/site';
import { yearRange } from '@/lib/messages/year-range';
import { companyOf } from '@/lib/site/companies';
import { hasSeveralLanguages } from '@/lib/site/languages';
import type { Route } from '@/lib/site/names';
import { pageRow, routesOf } from '@/lib/site/pages';
import { FooterColumn, FooterLinks } from './footer-column';
import { Logo } from './logo';

const quickLinks: readonly Route[] = ['home', 'contact'];
const legalLinks: readonly Route[] = ['terms', 'privacy', 'imprint'];

/** All other pages, so that a new page is in the footer by itself. */
const furtherLinks = routesOf(site).filter(
  (route) =>
    ![...quickLinks, ...legalLinks].includes(route) && pageRow(site, route).inFooter !== false,
);

export async function Footer() {
  const { locale } = await currentPage();
  const t = await getTranslations();
  const company = companyOf(site, locale);
  return (
    <footer className="border-night-line border-t bg-night text-night-text text-small print:bg-white print:text-ink">
      <div className="page-width pt-6 pb-3 md:py-12">
        <div className="beside max-lg:max-w-none">
          <div className="grid grid-cols-1 content-start justify-items-start gap-2">
            <Logo place="footer" />
            <p>{t('footer.disclaimer')}</p>
            <div className="mt-2">
              <PostalAddress />
            </div>
            <nav aria-label={t('footer.connect')} className="flex flex-wrap gap-x-6 print:hidden">
              <EmailLink address={company.email} className="footer-link underline" />
              <PhoneLink number={company.phone} className="footer-link underline" />
            </nav>
          </div>
          <div className="grid grid-cols-2 gap-x-6 gap-y-3 max-tight:grid-cols-1 max-lg:mt-3 md:max-lg:mt-8 md:gap-y-8 lg:grid-cols-[2fr_2fr_3fr]">
            <FooterColumn title={t('footer.quick_links')}>
              <FooterLinks routes={[...quickLinks, ...furtherLinks]} />
              {site.settings.FACEBOOK_URL && (
                <a href={site.settings.FACEBOOK_URL} rel="noopener" className="footer-link">
                  {t('footer.facebook')}
                </a>
              )}
            </FooterColumn>
            <FooterColumn title={t('footer.legal')}>
              <FooterLinks routes={legalLinks} />
              {site.settings.COOKIE_POLICY_URL && (
                <a href={site.settings.COOKIE_POLICY_URL} rel="noopener" className="footer-link">
                  {t('footer.cookie_policy')}
                </a>
              )}
            </FooterColumn>
            <div id="affiliate-disclosure" className="max-lg:col-span-full">
              <h2 className="footer-title">{t('footer.disclosure.title')}</h2>
              <p className="mt-1 md:mt-2">{t('footer.disclosure.text')}</p>
            </div>
          </div>
        </div>
        <div className="mt-3 flex flex-wrap items-start justify-between gap-x-8 border-night-line border-t pt-2 md:mt-8 md:pt-3">
          {hasSeveralLanguages(site) && (
            <div className="min-w-0 print:hidden">
              <details id="footer-languages">
                <summary className="footer-link cursor-pointer gap-1.5">
                  <Languages size={18} /> {t('footer.languages')}
                  <ChevronDown size={16} className="chevron" />
                </summary>
                <LanguageList
                  idPrefix="footer-language"
                  // The same width in every language, though fonts differ: the chosen link stays under the pointer.
                  className="grid w-82 max-w-full grid-cols-2 gap-x-6 max-tight:grid-cols-1 sm:w-136 sm:grid-cols-3"
                  linkClassName="footer-link"
                />
              </details>
            </div>
          )}
          <p className="pb-2.5 md:pt-2">
            {t('footer.copyright', {
              years: yearRange(site.config.facts.copyrightYears),
              // The message ends with a full stop, and so does 'Pte. Ltd.'.
              operator: company.company.replace(/\.$/, ''),
            })}
          </p>
        </div>
      </div>
    </footer>
  );
}
