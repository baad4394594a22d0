import { spreadsheet } from './spreadsheet.client';

const campaign = {
  utm_source: 'poster',
  utm_medium: 'print',
  utm_campaign: '',
  utm_content: 'east',
};

const shared = {
  language: 'German',
  ownName: 'Deutsch',
  page: 'Home',
  title: 'Gifts, "free"',
  address: 'https://a.sg/de/',
  file: 'home-de',
};

test('the file and the clipboard have the same columns under the same head', () => {
  const head = 'Language,Own name,Page,Title,Source,Medium,Campaign,Content,Address'.split(',');
  const [, ...cells] = [
    '',
    'German',
    'Deutsch',
    'Home',
    '"Gifts, ""free"""',
    'poster',
    'print',
    '',
  ];
  const row = [...cells, 'east', 'https://a.sg/de/'];
  for (const delimiter of [',', '\t'] as const)
    expect(spreadsheet([shared], campaign, delimiter).split('\r\n')).toEqual([
      head.join(delimiter),
      row.join(delimiter),
    ]);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])(
  'no spreadsheet takes the cell %j for a formula, or for two cells',
  (title) => {
    for (const delimiter of [',', '\t'] as const)
      expect(spreadsheet([{ ...shared, title }], campaign, delimiter)).toContain(`"'${title}"`);
  },
);
