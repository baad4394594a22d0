import { ChevronDown, Languages } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { LanguageList } from '@/components/language/language-list';
import { EmailLink } from '@/components/ui/email-link';
import { List } from '@/components/ui/list';
import { PhoneLink } from '@/components/ui/phone-link';
import { PostalAddress } from '@/components/ui/postal-address';
import { currentPage } from '@/lib/current/page';
import { site } from '@/lib/current/site';
import { yearRange } from '@/lib/messages/year-range';
import { companyOf } from '@/lib/site/companies';
import { hasSeveralLanguages } from '@/lib/site/languages';
import type { Route } from '@/lib/site/names';
import { pageRow, routesOf } from '@/lib/site/pages';
import { FooterLinks } from './footer-links';
import { Logo } from './logo';

const quickLinks: readonly Route[] = ['home', 'privacy', 'terms', 'contact'];
const legalLinks: readonly Route[] = ['terms', 'privacy', 'imprint'];

/** All other pages, so that a new page is in the footer by itself. */
const furtherLinks = routesOf(site).filter(
  (route) =>
    ![...quickLinks, ...legalLinks].includes(route) && pageRow(site, route).inFooter !== false,
);

export async function Footer() {
  const { locale } = await currentPage();
  const t = await getTranslations('footer');
  const company = companyOf(site, locale);
  const { FACEBOOK_URL, COOKIE_POLICY_URL } = site.settings;
  return (
    <footer className="site-footer">
      <div className="page-width">
        <div className="beside footer-columns">
          <div className="footer-brand">
            <Logo place="footer" />
            <p>{t('disclaimer')}</p>
            <PostalAddress />
          </div>
          <div className="footer-lists">
            <div className="print:hidden">
              <h2 id="footer-quick-links">{t('quick_links')}</h2>
              <FooterLinks
                labelledBy="footer-quick-links"
                routes={[...quickLinks, ...furtherLinks]}
                className=""
              />
            </div>
            <div>
              <h2>{t('connect')}</h2>
              <List>
                <li>
                  <EmailLink address={company.email} className="footer-link" />
                </li>
                <li>
                  <PhoneLink number={company.phone} className="footer-link" />
                </li>
                {FACEBOOK_URL && (
                  <li className="print:hidden">
                    <a href={FACEBOOK_URL} rel="noopener" className="footer-link">
                      {t('facebook')}
                    </a>
                  </li>
                )}
              </List>
            </div>
            <div id="who-pays" className="footer-disclosure">
              <h2>{t('disclosure.title')}</h2>
              <p>{t('disclosure.text')}</p>
            </div>
          </div>
        </div>
        <div className="footer-end">
          <FooterLinks
            label={t('legal')}
            routes={legalLinks}
            further={{ href: COOKIE_POLICY_URL, text: t('cookie_policy') }}
            className="flex flex-wrap gap-x-6"
          />
          {hasSeveralLanguages(site) && (
            <details id="footer-languages" className="print:hidden">
              <summary className="footer-link cursor-pointer gap-1.5">
                <Languages size={18} /> {t('languages')}
                <ChevronDown size={16} className="chevron" />
              </summary>
              <LanguageList
                idPrefix="footer-language"
                className="footer-languages"
                linkClassName="footer-link"
              />
            </details>
          )}
          <p className="footer-copyright">
            {t('copyright', {
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
