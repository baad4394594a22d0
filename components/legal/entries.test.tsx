import { render } from '@/components/testing/render';
import { renderIn } from '@/lib/testing/next-intl-server';
import { localeNamed, testConfig } from '@/lib/testing/test-site';
import { GermanEntries } from './german-entries';
import { SingaporeEntries } from './singapore-entries';

const { germany, singapore } = testConfig.companies;

const entriesOf = (number?: string) => {
  const numbers = number ? { vatId: number, gstNumber: number } : {};
  return render(
    <>
      {germany.country === 'DE' && <GermanEntries operator={{ ...germany, ...numbers }} />}
      {singapore.country === 'SG' && <SingaporeEntries operator={{ ...singapore, ...numbers }} />}
    </>,
  );
};

test('a number that a company does not have leaves no heading behind', async () => {
  renderIn(localeNamed('en'));
  const [all, without] = await Promise.all([entriesOf(), entriesOf('none')]);
  for (const company of [germany, singapore])
    expect(all.textContent).toContain(company.country === 'DE' ? company.vatId : company.gstNumber);
  expect(without.textContent).not.toMatch(/none|VAT|GST/);
  expect(without.textContent).toContain('Register');
});
