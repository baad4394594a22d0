/**
 * Components put the right fact or setting into the right place: the messages cannot tell whether an
 * argument has the value of another one.
 */

import { render } from '@/components/testing/render';
import { site } from '@/lib/current/site';
import { withoutBreakHints } from '@/lib/messages/break-hints';
import { renderIn } from '@/lib/testing/next-intl-server';
import { localeNamed, testConfig } from '@/lib/testing/test-site';
import { ContactDetails } from './contact/contact-details';
import { Brands } from './home/brands';
import { InShort } from './home/in-short';
import { Process } from './home/process';
import { Questions } from './home/questions';
import { ScamCard } from './home/scam-card';
import { Footer } from './layout/footer';
import { ImprintScreen } from './legal/imprint-screen';
import { PrivacyScreen } from './legal/privacy-screen';
import { TextScreen } from './legal/text-screen';
import { Byline, TextUpdated } from './ui/byline';

jest.mock('@/lib/current/page', () => ({
  currentPage: async () => ({ locale: 'en', route: 'home' }),
}));

jest.mock('@/lib/current/site', () => {
  const { testConfig, testSite } = jest.requireActual('@/lib/testing/test-site');
  const { brands } = jest.requireActual('@/site.config').default;
  const { facts, pages } = testConfig;
  const source = (id: string) => [id, { url: `https://${id}.test/`, date: '2025-11-24' }];
  const names = ['job_scams', 'singpass_scam', 'nric', 'local_pay', 'student_pass', 'tax'];
  const sources = Object.fromEntries(names.map(source));
  const more = ['privacy', 'contact'].map((route) => ({
    route,
    kind: 'plain',
    changedOn: '2025-09-16',
  }));
  return {
    site: testSite(
      {
        COOKIE_POLICY_URL: 'https://cookies.test/',
        FACEBOOK_URL: 'https://www.facebook.com/guide',
      },
      {
        ...testConfig,
        // An operator has replaced the test site's brand, and its picture, too.
        brands: brands.slice(0, 1),
        pages: [...pages, ...more],
        facts: { ...facts, sources },
      },
    ),
  };
});

/** The words of a component, on whatever lines they stand. */
async function textOf(node: React.ReactNode): Promise<string> {
  return withoutBreakHints((await render(node)).textContent);
}

/** The links of a component, by their words. */
async function linksOf(node: React.ReactNode): Promise<Record<string, string | undefined>> {
  const links = (await render(node)).querySelectorAll('a');
  return Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]));
}

test('the example of pay in short is worked out', async () => {
  expect(await textOf(<InShort />)).toMatch(/S\$1 for 10\u00a0min.*S\$6 an hour/);
});

test('how long the first payout takes is worked out', async () => {
  const text = await textOf(<Questions />);
  expect(text).toContain('How long until the first S$10?');
  expect(text).toContain('At S$0.50 for 5\u00a0minutes, it takes 20 surveys, or 100\u00a0minutes');
  expect(text).toContain('160 if screen-outs cost you 3\u00a0minutes for each');
});

test('a number to call dials itself', async () => {
  expect(await linksOf(<ScamCard />)).toMatchObject({
    'Singpass helpdesk on\u00a06335\u00a03533': 'tel:63353533',
    'ScamShield Helpline on\u00a01799': 'tel:1799',
    'Call 999 only in an emergency': 'tel:999',
  });
  expect(await linksOf(<ContactDetails />)).toEqual({
    'contact@kaya-guides.sg': 'mailto:contact@kaya-guides.sg',
    '+61 2 5550 0100': 'tel:+61255500100',
  });
});

test('an article says when it was published, last changed and checked', async () => {
  const times = (
    await render(
      <>
        <Byline />
        <TextUpdated />
      </>,
    )
  ).querySelectorAll('time');
  expect(times.map((time) => [time.getAttribute('datetime'), time.textContent])).toEqual([
    ['2025-09-15', 'Published 15\u00a0September 2025'],
    ['2025-12-01', 'Facts checked 1\u00a0December 2025'],
    ['2025-10-20', 'Text updated 20\u00a0October 2025'],
  ]);
});

test('an article whose facts nobody has checked says at its top when it last changed', async () => {
  const facts = { ...site.config.facts, checked: undefined };
  jest.replaceProperty(site.config, 'facts', facts);
  const { text } = await render(<Byline />);
  jest.restoreAllMocks();
  expect(text).toContain('Published');
  expect(text).toContain('Text updated 20\u00a0October 2025');
  expect(text).not.toMatch(/checked/i);
});

test('an article says how long it takes to read in its language', async () => {
  expect((await render(<Byline />)).text).toContain('4-minute read');
  const pages = site.config.pages.map((row) =>
    row.kind === 'article' ? { ...row, readingMinutesIn: { en: 5 } } : row,
  );
  jest.replaceProperty(site.config, 'pages', pages);
  const { text } = await render(<Byline />);
  jest.restoreAllMocks();
  expect(text).toContain('5-minute read');
});

test('a legal text says when it last changed', async () => {
  const times = (await render(<TextScreen route="terms" />)).querySelectorAll('time');
  expect(times.map((time) => [time.getAttribute('datetime'), time.textContent])).toEqual([
    ['2025-09-16', expect.stringMatching(/16\sSeptember\s2025$/)],
  ]);
});

describe.each([
  ['en', testConfig.companies.singapore],
  ['de', testConfig.companies.germany],
])('the company of the pages in %s', (code, { country: _, addressCountry: __, ...company }) => {
  beforeEach(() => renderIn(localeNamed(code)));
  afterEach(() => renderIn(localeNamed('en')));

  test('states all that it has to', async () => {
    const text = await textOf(
      <>
        <ImprintScreen />
        <PrivacyScreen />
      </>,
    );
    expect(Object.values(company).filter((value) => !text.includes(value))).toEqual([]);
  });

  test('can be reached', async () => {
    const text = await textOf(<ContactDetails />);
    const { company: name, street, email, phone } = company;
    expect([name, street, email, phone].filter((value) => !text.includes(value))).toEqual([]);
  });
});

test('the legal notice names the host and its country', async () => {
  const { host } = site.config.facts;
  const entry = (await render(<ImprintScreen />))
    .querySelectorAll('h2')
    .find((heading) => heading.text === 'Web host')?.parentNode;
  expect(entry?.text).toContain(host.name);
  expect(entry?.text).toMatch(/Germany$/);
});

test('pass holders are led to the ministry that decides', async () => {
  expect(await linksOf(<Process />)).toMatchObject({
    'the Ministry of Manpower (MOM) (opens in a new tab)': site.config.facts.manpowerMinistryUrl,
  });
});

test('each link that an operator sets leads where it says', async () => {
  expect(await linksOf(<Footer />)).toMatchObject({
    'Cookie policy': 'https://cookies.test/',
    Facebook: 'https://www.facebook.com/guide',
  });
});

test('the footer’s links to pages are items of lists in navigations', async () => {
  const footer = await render(<Footer />);
  for (const page of ['/terms/', '/privacy/', '/contact/', '/imprint/']) {
    const [...links] = footer.querySelectorAll(`a[href="${page}"]`);
    expect(links).not.toEqual([]);
    const parents = links.map((link) => [
      link.closest('li')?.tagName,
      link.closest('nav')?.tagName,
    ]);
    expect(parents).toEqual(links.map(() => ['LI', 'NAV']));
  }
});

test('a company whose name ends with a full stop does not double that of the sentence', async () => {
  const text = await textOf(<Footer />);
  expect(text).toContain('© 2010–2025 Kaya Guides Pte. Ltd. All rights reserved.');
});

test('the pictures far below the first screen are loaded when a visitor comes near', async () => {
  const pictures = (await render(<Brands />)).querySelectorAll('img');
  const [brand] = site.config.brands;
  expect(pictures.map(({ attrs }) => [attrs.src, attrs.loading])).toEqual([
    [expect.stringMatching(`^/(brands/${brand}|drawings/${brand}-light)\\.svg$`), 'lazy'],
  ]);
});
