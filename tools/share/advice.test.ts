import { type AllAdvice, adviceOn, concernsIn, offersForAll } from './advice.client';
import {
  type Filled,
  type Parameters,
  placeNames,
  type SharedAddress,
  sharedNames,
} from './campaign.client';
import { type Advice, wholeRow } from './field-advice.client';
import type { Offer } from './offer.client';

const addresses: readonly SharedAddress[] = [
  { language: 'visitor', page: 'home', address: 'https://www.surveys.sg/guide/' },
  { language: 'en', page: 'home', address: 'https://www.surveys.sg/guide/?lang=en' },
  { language: 'de', page: 'home', address: 'https://www.surveys.sg/guide/de/' },
  { language: 'visitor', page: 'terms', address: 'https://www.surveys.sg/guide/terms/' },
  { language: 'de', page: 'terms', address: 'https://www.surveys.sg/guide/de/terms/' },
];

/** A row of the form, as source, medium and content. */
function placeOf(typed: readonly string[]): Parameters {
  return new Map(placeNames.map((name, index) => [name, typed[index] ?? '']));
}

/** The form with these rows. */
function filledWith(campaign: string, ...rows: readonly (readonly string[])[]): Filled {
  const shared = new Map([
    ['utm_campaign', campaign],
    ['v', ''],
  ]);
  return { shared, places: rows.map(placeOf) };
}

const fieldOf = (all: AllAdvice, name: string, index?: number): Advice =>
  (index === undefined ? all.shared : all.places[index]).get(name) as Advice;

/** What is said of a field, or a whole row, in one text, and what its buttons say. */
function told({ faults, notes, offers, isBarred }: Advice) {
  return {
    fault: faults.join(' '),
    note: notes.join(' '),
    labels: offers.map(({ label }) => label),
    isBarred,
  };
}

/** What is said of the only row, which has a campaign. */
function row(...typed: readonly string[]) {
  const advice = adviceOn(filledWith('spring-2027', typed), addresses);
  const [source, medium, content, whole] = [...placeNames, wholeRow].map((name) =>
    told(fieldOf(advice, name, 0)),
  );
  return { source, medium, content, whole };
}

/** What is said of a text in a field, the others being filled in well, and the name that it then gets. */
function said(parameter: string, typed: string) {
  const good = filledWith('spring-2027', ['newsletter', 'email']);
  const isShared = sharedNames.includes(parameter);
  const filled = isShared
    ? { ...good, shared: new Map(good.shared).set(parameter, typed) }
    : { ...good, places: [new Map(good.places[0]).set(parameter, typed)] };
  const advice = fieldOf(adviceOn(filled, addresses), parameter, isShared ? undefined : 0);
  const [offer] = advice.offers;
  const after = isShared ? offer?.filled.shared : offer?.filled.places[0];
  return { ...told(advice), offer, better: after?.get(parameter) ?? '' };
}

/** What is said of what was pasted as the campaign, the rows being such. */
function pasted(text: string, ...rows: readonly (readonly string[])[]) {
  const advice = adviceOn(filledWith(text, ...(rows.length > 0 ? rows : [[]])), addresses);
  const [offer] = fieldOf(advice, 'utm_campaign').offers;
  return { ...told(fieldOf(advice, 'utm_campaign')), offer };
}

test.each([
  ['utm_campaign', ' spring-2027 '],
  ['utm_campaign', 'mail-a.b'],
  ['utm_campaign', 'fb'],
  ['utm_campaign', '2027-03-01'],
  ['utm_campaign', '31-12-2027'],
  ['utm_source', 'newsletter'],
  ['utm_content', ''],
  ['utm_content', 'constructor'],
  ['utm_content', 'job-n8001'],
  ['v', ''],
  ['v', '2'],
])('nothing is wrong with %s "%s"', (parameter, typed) => {
  expect(said(parameter, typed)).toMatchObject({ fault: '', note: '', labels: [] });
});

test.each([
  ['utm_campaign', 'Spring', /^Capitals [^.]+\.$/, 'spring'],
  [
    'utm_campaign',
    'spring sale',
    /^Spaces, signs .+, hard to read in the statistics\.$/,
    'spring-sale',
  ],
  ['utm_campaign', 'Spring Sale', /^Capitals .+ Spaces/, 'spring-sale'],
  ['utm_campaign', '🎉', /^Spaces, signs .+ Take another word/, ''],
  ['utm_campaign', '春のセール', /Take another word, in letters of a–z\.$/, ''],
  ['utm_campaign', '春季2027', /Take another word, in letters of a–z\.$/, ''],
  ['utm_campaign', 'x'.repeat(61), /^So long a name/, ''],
  ['utm_campaign', '-', /^Take another word/, ''],
  ['utm_campaign', 'ＳＰＲＩＮＧ ＳＡＬＥ', /^Spaces, signs [^.]+\.$/, 'spring-sale'],
  ['utm_campaign', 'ü'.repeat(20), /^Spaces, signs [^.]+\.$/, 'ue'.repeat(20)],
  ['utm_campaign', 'spring-2027, summer-2027', /^One campaign at a time/, ''],
  ['utm_campaign', '50 % & 20 %', /^Spaces/, '50-20'],
  ['utm_source', 'fb', /^Most programs know this as ‘facebook’\.$/, 'facebook'],
  ['utm_source', 'facebook.com', /^Most programs know this as ‘facebook’\.$/, 'facebook'],
  ['utm_source', 'tik tok', /‘tiktok’\.$/, 'tiktok'],
  ['utm_source', 'facebok', /^Did you mean ‘facebook’\?$/, 'facebook'],
  ['utm_source', 'instagarm', /^Did you mean ‘instagram’\?$/, 'instagram'],
  ['utm_source', 'mrt/dhoby-ghaut', /^Spaces, signs/, 'mrt-dhoby-ghaut'],
  ['utm_medium', 'mail', /^Most programs know this as ‘email’/, 'email'],
  ['utm_medium', 'E-Mail', /^Capitals .+ ‘email’/, 'email'],
  ['utm_content', 'Orchard Road', /^Capitals .+ Spaces/, 'orchard-road'],
  ['v', 'abc', /^A whole number/, ''],
  ['v', '2.5', /^A whole number/, ''],
])('what is said of %s "%s"', (parameter, typed, fault, better) => {
  expect(said(parameter, typed)).toMatchObject({
    fault: expect.stringMatching(fault),
    better,
    isBarred: false,
  });
});

test.each([
  ['utm_campaign', 'https://a.sg/de/', /^This is an address/, ''],
  ['utm_campaign', 'www.a.sg', /^This is an address/, ''],
  ['utm_source', 'www.reiseblog.de/artikel', /^This is an address/, 'reiseblog'],
  ['utm_source', 'https://t.me/kaya', /^This is an address/, 'telegram'],
  ['utm_source', 'bit.ly/3xyz', /^This is a short link: write where it will be posted\.$/, ''],
  [
    'utm_source',
    'Mei.Lim@kaya.sg',
    /^This says who somebody is.+ Use a code that says nobody’s name/,
    '',
  ],
  ['utm_content', 'S1234567D', /^This says who somebody is/, ''],
  ['v', 'jane%40kaya.sg', /^This says who somebody is/, ''],
  [
    'utm_content',
    'Ms Lim 9123 4567',
    /^This looks like a telephone number.+ Use a code that says nobody’s name, such as partner-a\.$/,
    '',
  ],
  ['utm_content', 'lim_9123_4567', /^This looks like a telephone number/, ''],
  ['utm_source', '9123/4567', /^This looks like a telephone number/, ''],
  ['utm_source', 'tel-9123-4567', /^This looks like a telephone number/, ''],
  ['utm_content', 'orchard, jane@x.sg', /^This says who somebody is/, ''],
  ['utm_content', 'orchard, tan-91234567', /^This looks like a telephone number/, ''],
  ['utm_source', 'letter, www.reiseblog.de/artikel', /^This is an address/, ''],
  [
    'utm_campaign',
    '{{email}}',
    /^This is a merge tag\. No .+ of people, in this tool or in any other\./,
    '',
  ],
  ['utm_content', '<<Email>>', /^This is a merge tag/, ''],
  ['utm_campaign', '*|EMAIL|*', /^This is a merge tag/, ''],
  ['utm_campaign', '%recipient.email%', /^This is a merge tag/, ''],
  ['utm_campaign', '[[email]]', /^This is a merge tag/, ''],
  ['utm_campaign', 'spring-{campaignid}', /^This is a merge tag/, ''],
])('%s must not go out with %s', (parameter, typed, fault, better) => {
  expect(said(parameter, typed)).toMatchObject({
    fault: expect.stringMatching(fault),
    better,
    isBarred: true,
  });
});

test('what may be a person’s name is asked, and made a name only by who answers', () => {
  const { fault, labels, isBarred } = said('utm_content', 'Mary Tan');
  expect(fault).toBe('Is this a person’s name?');
  expect([labels, isBarred]).toEqual([['Yes: empty the field', 'No: use mary-tan'], false]);
  const filled = filledWith('Spring', ['Poster', 'print', 'Mary Tan'], ['x', 'print', 'Lot One']);
  const [all] = offersForAll(filled, adviceOn(filled, addresses));
  expect(all.label).toBe('Use all better spellings (3)');
  expect(all.filled.places.map((place) => place.get('utm_content'))).toEqual([
    'Mary Tan',
    'lot-one',
  ]);
});

test.each([
  'mrs-lim-siew-hong',
  'ms-lim',
  'member_1234567',
  'n91234567',
  'lim-n91234567',
  'lim_n9123_4567',
])('%s is asked about, and not barred', (typed) => {
  expect(said('utm_content', typed)).toMatchObject({
    fault: expect.stringMatching(/^Is this .+\?$/),
    isBarred: false,
  });
});

test('who answers that a name is nobody’s keeps it, and is not asked again', () => {
  const filled = filledWith('spring', ['poster', 'print', 'ms-lim']);
  const asked = fieldOf(adviceOn(filled, addresses), 'utm_content', 0);
  const [yes, no] = asked.offers;
  expect(yes.filled.places[0].get('utm_content')).toBe('');
  expect(no.label).toBe('No: keep ms-lim');
  const answered = adviceOn({ ...no.filled, kept: no.keeps }, addresses);
  expect(fieldOf(answered, 'utm_content', 0).faults).toEqual([]);
});

test('what may be a typing error is not mended with all others', () => {
  const filled = filledWith('Spring', ['Instagarm', 'social'], ['Facebook', 'social']);
  const [all] = offersForAll(filled, adviceOn(filled, addresses));
  expect(all.label).toBe('Use all better spellings (2)');
  expect(all.filled.places.map((place) => place.get('utm_source'))).toEqual([
    'Instagarm',
    'facebook',
  ]);
});

test('names of an address in use are kept, whatever would be better', () => {
  const { offer } = pasted(
    'https://www.surveys.sg/guide/de/?utm_source=FB&utm_medium=Posts&utm_campaign=Spring_2027',
  );
  const taken = adviceOn({ ...(offer as Offer).filled, kept: offer?.keeps }, addresses);
  const said = [...taken.shared.values(), ...taken.places[0].values()];
  expect(said.flatMap(({ faults, offers }) => [...faults, ...offers])).toEqual([]);
  expect(fieldOf(taken, 'utm_campaign').notes).toEqual([
    'In use like this: kept, so that both count as one.',
  ]);
});

test('a keyword stays as people type it', () => {
  const filled: Filled = {
    shared: new Map([
      ['utm_campaign', 'spring'],
      ['utm_term', 'Paid surveys'],
    ]),
    places: [placeOf(['google', 'cpc'])],
  };
  expect(fieldOf(adviceOn(filled, addresses), 'utm_term').faults).toEqual([]);
});

test('a name with underscores is noted to lack hyphens, which is no fault', () => {
  expect(said('utm_content', 'a_b')).toMatchObject({
    fault: '',
    note: 'Hyphens, so that all names are alike: ‘a_b’ and ‘a-b’ count as two.',
    better: 'a-b',
  });
  expect(said('utm_medium', 'paid_social').note).not.toContain('Hyphens');
});

const missing = 'Still empty: most programs need it.';

test('what a row lacks is told, and an empty row lacks nothing', () => {
  const advice = adviceOn(filledWith('', ['', '', 'footer'], []), addresses);
  const faults = (index: number) =>
    placeNames.map((name) => told(fieldOf(advice, name, index)).fault);
  expect(faults(0)).toEqual([missing, missing, '']);
  expect(faults(1)).toEqual(['', '', '']);
  expect(told(fieldOf(advice, 'utm_campaign')).fault).toBe(missing);
  const alone = adviceOn(filledWith('spring', [], []), addresses);
  expect(alone.places.map((each) => each.get('utm_source')?.faults)).toEqual([[missing], []]);
  expect(concernsIn(adviceOn(filledWith('', []), addresses), () => true)).not.toHaveLength(0);
  expect(
    concernsIn(adviceOn(filledWith('', []), addresses), ({ faults }) => faults.length > 0),
  ).toEqual([]);
});

test.each([
  ['facebook', '', 'social'],
  ['Facebook', '', 'social'],
  ['whatsapp', '', 'messenger'],
  ['mrt-poster', '', 'print'],
  ['reise-blog', '', 'referral'],
  ['table-card', '', 'print'],
  ['tent-card', '', 'print'],
  ['sticker', '', 'print'],
  ['lift-standee', '', 'print'],
  ['banner', '', 'print'],
  ['facebook', 'email', 'social'],
  ['google', 'social', 'cpc'],
  ['wechat', 'social', 'messenger'],
  ['line-group', 'social', 'messenger'],
  ['whatsapp-newsletter', 'print', 'email'],
  ['letter', 'newsletter', 'email'],
  ['newsletter', 'poster', 'email'],
])('for %s with the medium "%s" the usual one, %s, is offered', (source, medium, usual) => {
  const { labels, fault } = row(source, medium).medium;
  expect(labels).toEqual([`Use the usual: ${usual}`]);
  expect(fault).toMatch(medium ? /The usual medium is|is usually a source/ : missing);
});

test.each([
  ['mrt', 'ooh'],
  ['mrt-poster', 'ooh'],
  ['circle-line', 'print'],
  ['x-mas', 'print'],
  ['blog', 'banner'],
  ['banner', 'display'],
  ['facebook', 'paid_social'],
])('%s with the medium %s is usual', (source, medium) => {
  expect(row(source, medium)).toMatchObject({
    source: { fault: '', labels: [] },
    medium: { fault: '', labels: [] },
    whole: { fault: '', labels: [] },
  });
});

test('a medium that no program knows is noted, beside the usual one', () => {
  const { fault, note, labels } = row('facebook', 'kaya-group').medium;
  expect([fault, note]).toEqual(['', 'The usual medium is social, not kaya-group.']);
  expect(labels).toEqual(['Use the usual: social']);
});

/** The fields of the only row after the press of the button of the row. */
function pressed(...typed: readonly string[]) {
  const advice = adviceOn(filledWith('spring', typed), addresses);
  const [offer] = fieldOf(advice, wholeRow, 0).offers;
  return [
    offer?.label,
    ...(offer?.filled.places ?? []).map((each) => [...each.values()].join(' ')),
  ];
}

test.each([
  ['social', 'facebook', 'Exchange source and medium', 'facebook social '],
  ['Social Media', 'FB', 'Exchange source and medium', 'FB Social Media '],
  ['print', 'mall', 'Exchange source and medium', 'mall print '],
  ['email', '', 'Use email as Medium', ' email '],
  ['', 'facebook', 'Use facebook as Source', 'facebook  '],
])('%s with the medium "%s" is exchanged by a button', (source, medium, label, after) => {
  expect(pressed(source, medium)).toEqual([label, after]);
});

test.each([
  ['letter', 'facebook'],
  ['email', 'social'],
  ['social', 'jane@kaya.sg'],
])('%s with the medium %s is not exchanged', (source, medium) => {
  expect(pressed(source, medium)).toEqual([undefined]);
});

test.each([
  [['facebook, whatsapp'], 'Make 2 rows'],
  [['poster', 'print', 'orchard, bugis, jurong'], 'Make 3 rows'],
  [['facebook/social'], 'Use facebook as Source, social as Medium'],
])('of the list in %j a button makes rows, or fields', (typed, label) => {
  const { whole, source, medium } = row(...typed);
  expect(whole.fault).toMatch(/^(Several names in one field|Source, medium and content have)/);
  expect(whole.labels).toEqual([label]);
  // What is missing is told once each name has its own field.
  for (const field of [source, medium]) expect(field).toMatchObject({ fault: '', labels: [] });
});

test('of a merge tag no rows are made, and it stays barred', () => {
  const { content, whole } = row('newsletter', 'email', '*|EMAIL|*, b');
  expect([content.isBarred, whole.labels]).toEqual([true, []]);
});

test('rows are made in the place of their row', () => {
  const filled = filledWith('spring', ['letter', 'email'], ['poster', 'print', 'a, b'], ['fair']);
  const [offer] = fieldOf(adviceOn(filled, addresses), wholeRow, 1).offers;
  expect(offer.filled.places.map((each) => [...each.values()].join(' ').trim())).toEqual([
    'letter email',
    'poster print a',
    'poster print b',
    'fair',
  ]);
});

test('two rows that are equal are noted', () => {
  const filled = filledWith('spring', ['letter', 'email'], [], [], ['letter ', 'email']);
  const notes = adviceOn(filled, addresses).places.map((each) => each.get(wholeRow)?.notes);
  expect(notes).toEqual([[], [], [], ['The same as row 1: both give one address.']]);
});

test('all better spellings, and all usual mediums, are taken at once', () => {
  const filled = filledWith(
    'Spring',
    ['Facebook', '', 'Top'],
    ['Poster', 'social'],
    ['a, B'],
    ['jane@x.sg'],
  );
  const [names, mediums, ...more] = offersForAll(filled, adviceOn(filled, addresses));
  expect([names.label, mediums.label, more]).toEqual([
    'Use all better spellings (4)',
    'Use all usual mediums (2)',
    [],
  ]);
  const lines = ({ places }: Filled) => places.map((each) => [...each.values()].join(' ').trim());
  expect(names.filled.shared.get('utm_campaign')).toBe('spring');
  expect(lines(names.filled)).toEqual(['facebook  top', 'poster social', 'a, B', 'jane@x.sg']);
  expect(lines(mediums.filled)).toEqual([
    'Facebook social Top',
    'Poster print',
    'a, B',
    'jane@x.sg',
  ]);
  const one = filledWith('spring', ['Facebook', 'social']);
  expect(offersForAll(one, adviceOn(one, addresses))).toEqual([]);
});

test('the lists of several rows are taken apart at once', () => {
  const rows = [['facebook/social'], ['letter'], ['poster', 'print', 'a, b'], ['https://a.sg/x,y']];
  const filled = filledWith('spring', ...rows);
  const [offer] = offersForAll(filled, adviceOn(filled, addresses));
  expect(offer.label).toBe('Take all lists apart (2)');
  expect(offer.filled.places.map((each) => [...each.values()].join(' ').trim())).toEqual([
    'facebook social',
    'letter',
    'poster print a',
    'poster print b',
    'https://a.sg/x,y',
  ]);
});

test('of several addresses, a row each, the sources are taken at once', () => {
  const rows = [
    ['https://www.facebook.com/kaya'],
    ['www.reiseblog.de'],
    ['https://a.sg/?utm_source=x'],
  ];
  const filled = filledWith('spring', ...rows);
  const [offer] = offersForAll(filled, adviceOn(filled, addresses));
  expect(offer.label).toBe('Use all better spellings (2)');
  expect(offer.filled.places.map((each) => each.get('utm_source'))).toEqual([
    'facebook',
    'reiseblog',
    'https://a.sg/?utm_source=x',
  ]);
});

test.each([
  ['facebook', [], '‘facebook’ is usually a source. Is the campaign called so?'],
  ['email', [], '‘email’ is usually a medium. Is the campaign called so?'],
  ['facebook', ['letter', 'email'], '‘facebook’ is usually a source. Is the campaign called so?'],
  ['facebook', ['newsletter', 'email'], ''],
  ['spring', [], ''],
])('of the campaign %s, beside the row %j, is asked "%s"', (campaign, typed, question) => {
  const advice = adviceOn(filledWith(campaign, typed), addresses);
  expect(told(fieldOf(advice, 'utm_campaign'))).toMatchObject({ fault: question, isBarred: false });
});

test('what concerns the campaign comes first, then the rows, each by its number', () => {
  const advice = adviceOn(
    filledWith('Spring', ['Letter', 'email'], ['A', 'B'], ['a, b']),
    addresses,
  );
  const titles = concernsIn(advice, ({ faults }) => faults.length > 0).map(({ title }) => title);
  expect([...new Set(titles)]).toEqual(['Campaign', 'Row 1', 'Row 2', 'Row 3']);
  const only = adviceOn(filledWith('spring', ['Letter', 'email']), addresses);
  expect(concernsIn(only, ({ faults }) => faults.length > 0)).toEqual([
    { title: 'Source', name: 'utm_source', index: 0 },
  ]);
});

test.each(['https://reiseblog.de/a,b', 'utm_source=a&utm_term=b', 'https://a.sg/?utm_source=x'])(
  'while %s is the source, no other field of the row speaks of it',
  (source) => {
    const advice = adviceOn(filledWith('', [source]), addresses);
    expect(concernsIn(advice, ({ faults }) => faults.length > 0).map(({ name }) => name)).toEqual([
      'utm_source',
    ]);
  },
);

test('an address as the campaign needs no row', () => {
  const advice = adviceOn(filledWith('https://a.sg/', []), addresses);
  expect(concernsIn(advice, ({ faults }) => faults.length > 0).map(({ name }) => name)).toEqual([
    'utm_campaign',
  ]);
});

const setup = 'page=terms&language=de&language=ja&utm_source=flyer%2C+poster&utm_campaign=fair&v=2';

test.each([
  ['file:///home/mei/share%20(1).html', setup],
  ['https://intern.kaya.sg/share.html', setup],
  ['', setup],
  ['file:///share.html', 'page=all&language=visitor'],
  ['file:///share.html', 'page=gone&utm_medium=print'],
  ['file:///share.html', 'rows=2&utm_source=a&utm_source=b'],
])('the link to a set-up, %s#%s, fills in everything', (place, kept) => {
  const { fault, isBarred, offer } = pasted(`${place}#${kept}`);
  expect([fault, isBarred]).toEqual(['This is the link to a set-up.', true]);
  expect([offer?.label, String(offer?.setup)]).toEqual(['Fill in this set-up', kept]);
});

test('data about people are left out of a set-up, whose rows keep their places', () => {
  const { fault, offer } = pasted(
    'file:///share.html#page=home&utm_source=a&utm_source=jane%40kaya.sg&utm_source=c',
  );
  expect(fault).toContain('What looks like data about people is left out: utm_source.');
  expect(offer?.setup?.getAll('utm_source')).toEqual(['a', '', 'c']);
  expect(pasted('https://a.sg/flyer.pdf#page=2').fault).toMatch(/^This is an address/);
});

/** The rows and the campaign that an offer fills in. */
function after(offer: { filled: Filled } | undefined) {
  const places = offer?.filled.places.map((each) => [...each.values()].join(' ').trim());
  return [offer?.filled.shared.get('utm_campaign'), ...(places ?? [])];
}

/** The choice that an address is one of. */
const choiceOf = ({ page, language }: SharedAddress) => ({ page, languages: [language] });

test('the page, the language and the campaign of an address change no other row', () => {
  const own = 'https://www.surveys.sg/guide/de/?utm_source=fb&utm_campaign=march';
  const offered = (languages: readonly string[], ...rows: readonly (readonly string[])[]) => {
    const filled = filledWith('spring', ...rows, [own]);
    const advice = adviceOn(filled, addresses, { page: 'home', languages });
    const [offer] = fieldOf(advice, 'utm_source', rows.length).offers;
    return offer;
  };
  const apart = offered(['en'], ['letter', 'email']);
  expect([apart.label, after(apart)]).toEqual([
    'Take Source from this address',
    ['spring', 'letter email', 'fb'],
  ]);
  expect(apart.choice).toBeUndefined();
  expect(apart.withheld).toEqual({
    shared: new Map([['utm_campaign', 'march']]),
    choice: { page: 'home', languages: ['de'] },
  });
  expect(offered(['de'], ['letter', 'email'])).toMatchObject({
    label: 'Take page, language and Source from this address',
    choice: { page: 'home', languages: ['de'] },
    withheld: { choice: undefined },
  });
  for (const alone of [offered(['en']), offered(['en'], [])]) {
    expect(alone.label).toBe('Take page, language, Source and Campaign from this address');
    expect(alone.withheld).toBeUndefined();
  }
});

test('what says nothing of a row is offered for all rows, if it would change others', () => {
  const labelOf = (address: string) => {
    const filled = filledWith('spring', ['letter', 'email'], [address]);
    const advice = adviceOn(filled, addresses, { page: 'home', languages: ['en'] });
    return fieldOf(advice, 'utm_source', 1).offers.map(({ label }) => label);
  };
  const de = 'https://www.surveys.sg/guide/de/';
  const en = 'https://www.surveys.sg/guide/?lang=en';
  expect(labelOf(de)).toEqual(['Choose its page and language for all rows']);
  expect(labelOf(en)).toEqual(['Choose its page and language']);
  expect(labelOf('https://a.sg/?utm_campaign=march')).toEqual([
    'Take Campaign from this address for all rows',
  ]);
  expect(labelOf('https://a.sg/?utm_campaign=spring')).toEqual(['Take Campaign from this address']);
});

test('a campaign with data about people withholds nothing, because it is left out', () => {
  const address = 'https://a.sg/?utm_source=fb&utm_campaign=jane@kaya.sg';
  const filled = filledWith('spring', ['letter', 'email'], [address]);
  const [offer] = fieldOf(adviceOn(filled, addresses), 'utm_source', 1).offers;
  expect([offer.withheld, after(offer)]).toEqual([undefined, ['spring', 'letter email', 'fb']]);
});

const filledIn = '?utm_source=Flyer&utm_medium=print&utm_campaign=spring_2027';

test('an address fills the row that it was pasted into, and what is lost is told', () => {
  const filled = filledWith('fair', ['letter', 'email'], [`https://a.sg/${filledIn}`, '', 'top']);
  const [offer] = fieldOf(adviceOn(filled, addresses), 'utm_source', 1).offers;
  expect(offer.label).toBe('Take Source and Medium from this address, empty Content');
  expect(after(offer)).toEqual(['fair', 'letter email', 'Flyer print']);
  expect([...(offer.withheld?.shared ?? [])]).toEqual([['utm_campaign', 'spring_2027']]);
});

test('pasted as the campaign, it fills an empty row, or makes one', () => {
  expect(after(pasted(`https://a.sg/${filledIn}`).offer)).toEqual(['spring_2027', 'Flyer print']);
  expect(after(pasted(`https://a.sg/${filledIn}`, ['letter', 'email']).offer)).toEqual([
    'spring_2027',
    'letter email',
    'Flyer print',
  ]);
});

test('an address that names the campaign alone makes no row', () => {
  const { offer } = pasted('https://a.sg/?utm_campaign=fair', ['letter', 'email']);
  expect(after(offer)).toEqual(['fair', 'letter email']);
});

test.each([
  ['Look here: https://a.sg/?utm_source=x&utm_medium=y.', 'x y'],
  ['Hi Mei, see (a.sg/de/?utm_source=x&utm_medium=y)!', 'x y'],
  ['https://a.sg/?utm_source=x&utm_medium=y – nice?', 'x y'],
  ['de,German,home,x,y,,https://a.sg/?utm_source=x&utm_medium=y', 'x y'],
  ['See https://a.sg/?utm_source=x&utm_medium=y z&v=2, bye', 'x y z'],
])('among the words of %s the address is found', (text, place) => {
  const { fault, offer } = pasted(text);
  expect(fault).toMatch(/^This is an address/);
  expect(after(offer)[1]).toBe(place);
});

test('among words the link to a set-up and the site’s own page are found', () => {
  const { offer } = pasted('Here is my set-up: file:///home/mei/share.html#page=home&v=2 :-)');
  expect(String(offer?.setup)).toBe('page=home&v=2');
  expect(pasted('See https://www.surveys.sg/guide/de/, Mei').offer?.choice).toEqual(
    choiceOf(addresses[2]),
  );
  expect(pasted('https://a.sg/?utm_source=a https://a.sg/?utm_source=b').offer).toBeUndefined();
});

test.each([
  ['https://www.surveys.sg/guide/de/terms/', 4],
  ['surveys.sg/guide/de/terms/', 4],
  ['HTTPS://surveys.sg/guide/de/terms/index.html#faq', 4],
  ['https://www.surveys.sg/guide', 0],
  ['https://www.surveys.sg/guide/?lang=en', 1],
  ['https://www.surveys.sg/guide/terms/?lang=de', 4],
])('the page and the language of %s are offered without a campaign, too', (text, index) => {
  const { offer } = pasted(text);
  expect(offer?.label).toBe('Choose its page and language');
  expect([offer?.choice, after(offer)]).toEqual([choiceOf(addresses[index]), ['', '']]);
  const { label } = pasted(`${text.split(/[?#]/)[0]}?utm_source=x&lang=de`).offer ?? {};
  expect(label).toBe('Take page, language and Source from this address');
});

test.each([
  'https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.surveys.sg%2Fguide%2Fde%2F%3Futm_source%3Dfb%26utm_medium%3Dsocial%26fbclid%3D1&h=AT0',
  'https://www.google.com/url?q=https://www.surveys.sg/guide/de/%3Futm_source%3Dfb%26utm_medium%3Dsocial&sa=D',
  'https://www.surveys.sg/guide/de/?utm_source=fb&amp;utm_medium=social',
])('%s is read as the address in it', (text) => {
  const { offer } = pasted(text);
  expect(offer?.label).toBe('Take page, language, Source and Medium from this address');
  expect([offer?.choice, after(offer)]).toEqual([choiceOf(addresses[2]), ['', 'fb social']]);
});

test('an address that leads elsewhere is read as it is', () => {
  const text = 'https://l.facebook.com/l.php?u=https%3A%2F%2Fother.sg%2F';
  expect(said('utm_source', text).better).toBe('facebook');
});

test.each([
  ['https://www.surveys.sg/', /^This is an address/, 'surveys'],
  ['https://www.surveys.sg/guide/de/termz/', /^The site has no such page\.$/, ''],
  ['surveys.sg/guide/nope/', /^The site has no such page\.$/, ''],
  ['https://', /^This is an address/, ''],
])('%s is no page of the site', (text, fault, name) => {
  expect(said('utm_source', text)).toMatchObject({
    fault: expect.stringMatching(fault),
    better: name,
  });
  expect(pasted(text).offer).toBeUndefined();
});

test('parameters without an address are filled in; others, and data about people, are left out', () => {
  const { fault, offer } = pasted(
    'utm_source=Facebook&utm_content=jane@kaya.sg&utm_nooverride=1&fbclid=1',
  );
  expect(fault).toBe(
    'These are parameters: only a name belongs here. This page has no field for utm_nooverride: lost. Left out, because it marks one click or person: fbclid. What looks like data about people is left out: utm_content.',
  );
  expect(offer?.label).toBe('Take Source from these');
  expect(after(offer)).toEqual(['', 'Facebook']);
  expect(offer?.leftOut).toHaveLength(3);
});
