import { type Advice, adviceOn, type Remark } from './advice.client';
import { columns, type Parameters, type SharedAddress } from './campaign.client';

const addresses: readonly SharedAddress[] = [
  { language: 'visitor', page: 'home', address: 'https://www.surveys.sg/guide/' },
  { language: 'en', page: 'home', address: 'https://www.surveys.sg/guide/?lang=en' },
  { language: 'de', page: 'home', address: 'https://www.surveys.sg/guide/de/' },
  { language: 'visitor', page: 'terms', address: 'https://www.surveys.sg/guide/terms/' },
  { language: 'de', page: 'terms', address: 'https://www.surveys.sg/guide/de/terms/' },
];

/** The advice on one field, its reasons as one text, each after the names that it concerns. */
function adviceOf(parameter: string, parameters: Parameters) {
  const advice = adviceOn(parameters, addresses).get(parameter) as Advice;
  return { ...advice, fault: textOf(advice.faults), note: textOf(advice.notes) };
}

function textOf(remarks: readonly Remark[]): string {
  const texts = remarks.map(({ text, names }) =>
    names.length > 0 ? `${names.join(', ')}: ${text}` : text,
  );
  return texts.join(' ');
}

/** The advice on source and medium, where the campaign is filled in well. */
function joint(source: string, medium: string) {
  const typed = new Map([
    ['utm_source', source],
    ['utm_medium', medium],
    ['utm_campaign', 'spring'],
  ]);
  return { source: adviceOf('utm_source', typed), medium: adviceOf('utm_medium', typed) };
}

/** The advice on what was pasted into the field for the campaign, all others being empty. */
function pasted(text: string) {
  return adviceOf('utm_campaign', new Map([['utm_campaign', text]]));
}

const campaign = new Map([
  ['utm_source', 'newsletter'],
  ['utm_medium', 'email'],
  ['utm_campaign', 'spring-2027'],
]);

/** What is said of a text in a field, of which the others are filled in well, and what the field would get. */
function said(parameter: string, typed: string, medium = 'email') {
  const parameters = new Map([...campaign, ['utm_medium', medium], [parameter, typed]]);
  const { fault, offer } = adviceOf(parameter, parameters);
  return { fault, proposal: offer?.values.get(parameter) ?? '' };
}

test.each([
  ['utm_campaign', ' spring-2027 '],
  ['utm_campaign', 'mail-a.b'],
  ['utm_campaign', 'fb'],
  ['utm_medium', 'paid_social'],
  ['utm_source', 'reiseblog.com'],
  ['utm_source', 'newsletter, letter'],
  ['utm_source', 'reiseblog.com/social'],
  ['utm_source', 'facebook/social，line/messenger，x/social'],
  ['utm_source', 'facebook / social'],
  ['utm_source', 'facebook/paid_social, whatsapp/messenger, poster/qr'],
  ['utm_campaign', '2027-03-01'],
  ['utm_campaign', '31-12-2027'],
  ['utm_content', ''],
  ['utm_content', 'constructor'],
  ['utm_content', 'orchard, bugis、jurong'],
  ['v', ''],
  ['v', '2'],
])('nothing is wrong with %s "%s"', (parameter, typed) => {
  expect(said(parameter, typed)).toEqual({ fault: '', proposal: '' });
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
  ['utm_campaign', 'x'.repeat(61), /^So long a name/, ''],
  ['utm_campaign', 'https://a.sg/de/', /^This is an address/, ''],
  ['utm_campaign', 'www.a.sg', /^This is an address/, ''],
  [
    'utm_campaign',
    'a.sg/de/?utm_source=x&utm_campaign=Spring+Sale#top',
    /^This is an address/,
    'Spring Sale',
  ],
  ['utm_source', 'Mei.Lim@kaya.sg', /^This says who somebody is/, ''],
  ['utm_campaign', '+65 9123 4567', /^This looks like a telephone number\. Data about people/, ''],
  [
    'utm_campaign',
    '80012345',
    /^This looks like a telephone number\. If it is .+, as in job-1234\.$/,
    '',
  ],
  ['utm_campaign', '-', /^Take another word/, ''],
  ['utm_source', 'letter, Guide', /^Guide: Capitals [^:]+: [^:]+$/, 'letter, guide'],
  ['utm_source', 'Letter, 🎉', /^Letter: Capitals .+ 🎉: Spaces/, 'letter'],
  [
    'utm_source',
    'Letter, jane@x.sg, A B',
    /^Letter, A B: Capitals .+ jane@x\.sg: This says who.+ A B: Spaces/,
    'letter, a-b',
  ],
  ['utm_source', 'Letter; guide', /^Letter: Capitals/, 'letter, guide'],
  [
    'utm_source',
    'Letter，Guide、A;B；C',
    /^Letter, Guide, A, B, C: Capitals/,
    'letter, guide, a, b, c',
  ],
  ['utm_medium', 'Social, ', /^Capitals/, 'social'],
  ['utm_medium', 'messenger、social', /^One medium goes to all/, ''],
  ['utm_source', 'Mrt Poster/Print', /^Capitals/, 'mrt-poster/print'],
  ['utm_source', 'Newsletter/E-Mail', /^Capitals .+ ‘email’\.$/, 'newsletter/email'],
  ['utm_medium', 'messenger, social', /^One medium goes to all\. .+ facebook\/social\.$/, ''],
  ['utm_source', 'email', /^This is usually a medium/, ''],
  ['utm_medium', 'mail', /^Most programs know this as ‘email’/, 'email'],
  ['utm_medium', 'E-Mail', /^Capitals .+ ‘email’/, 'email'],
  ['utm_campaign', 'spring-2027, summer-2027', /^One campaign at a time/, ''],
  ['utm_campaign', '春季2027', /Take another word, in letters of a–z\.$/, ''],
  ['utm_campaign', 'ＳＰＲＩＮＧ ＳＡＬＥ', /^Spaces, signs [^.]+\.$/, 'spring-sale'],
  ['utm_source', 'ＬＥＴＴＥＲ', /^Spaces, signs [^.]+\.$/, 'letter'],
  ['utm_campaign', `${'ü'.repeat(20)}`, /^Spaces, signs [^.]+\.$/, 'ue'.repeat(20)],
  [
    'utm_content',
    'Orchard, Bugis, mrt',
    /^Orchard, Bugis: Capitals [^:]+: [^:]+$/,
    'orchard, bugis, mrt',
  ],
  ['utm_content', 'orchard, jane@x.sg', /^jane@x\.sg: This says who/, 'orchard'],
  ['utm_content', 'mall, https://a.sg/de', /^https:\/\/a\.sg\/de: This is an address/, 'mall'],
  ['v', 'abc', /^A whole number/, ''],
  ['v', '2.5', /^A whole number/, ''],
])('what is said of %s "%s"', (parameter, typed, fault, proposal) => {
  expect(said(parameter, typed)).toEqual({ fault: expect.stringMatching(fault), proposal });
});

test.each(['utm_source', 'utm_medium', 'utm_campaign'])('a campaign without %s is told', (name) => {
  expect(said(name, ' ').fault).toMatch(/most programs need/i);
  expect(adviceOf(name, new Map([['v', '2']])).fault).toBe('');
});

test.each([
  ['facebook', 'email', 'Use the usual: social as Medium'],
  ['tiktok', 'email', 'Use the usual: social as Medium'],
  ['twitter', 'email', 'Use the usual: social as Medium'],
  ['google', 'social', 'Use the usual: cpc as Medium'],
  ['edm', 'social', 'Use the usual: email as Medium'],
  ['ig-story', 'email', 'Use the usual: social as Medium'],
  ['wechat', 'social', 'Use the usual: messenger as Medium'],
  ['Facebook', 'E-Mail', 'Use the usual: facebook as Source, and social as Medium'],
  ['facebook/email', '', 'Use the usual: facebook/social'],
  ['facebook/email, letter', '', 'Use the usual: facebook/social, letter'],
  ['poster/social', 'print', 'Use the usual: poster/print'],
  ['whatsapp', 'social', 'Use the usual: messenger as Medium'],
  ['whatsapp, telegram', 'qr', 'Use the usual: messenger as Medium'],
  ['mrt-poster', 'social', 'Use the usual: print as Medium'],
  ['line-group', 'social', 'Use the usual: messenger as Medium'],
  ['whatsapp-newsletter', 'print', 'Use the usual: email as Medium'],
  [
    'facebook, newsletter, mrt-poster',
    'social',
    'Use the usual: facebook, newsletter/email, mrt-poster/print',
  ],
])(
  'of %s with the medium "%s" is told which is usual, beside any spelling',
  (typed, medium, label) => {
    const { source } = joint(typed, medium);
    expect(source.fault).toMatch(/The usual medium is \w+, not \w+\.$/);
    expect(source.other?.label).toBe(label);
    expect(source.offer?.label).toBe(typed === 'Facebook' ? 'Use facebook' : undefined);
  },
);

test.each([
  ['reiseblog/blog', 'social', ''],
  ['mrt/ooh', '', ''],
  ['mrt-poster/ooh', '', ''],
  ['whatsapp-newsletter', 'messenger', ''],
  ['circle-line', 'print', ''],
  ['x-mas', 'print', ''],
  ['partner/affiliate, tv/video, blog/banner, letter/sms, app/push', 'email', ''],
  ['mall/print/orchard, mall/print/bugis', '', ''],
  ['facebook/social/', '', ''],
  ['mrt/dhoby-ghaut', '', 'Behind the slash is the medium: dhoby-ghaut.'],
  ['reiseblog.de/artikel', '', 'Behind the slash is the medium: artikel.'],
  ['facebook/kaya-group', '', 'The usual medium is social, not kaya-group.'],
])('nothing is wrong with the medium of %s, the field having "%s"', (typed, field, note) => {
  const { source } = joint(typed, field);
  expect([source.fault, source.note, source.offer]).toEqual(['', note, undefined]);
  expect(source.other?.label).toBe(
    typed === 'facebook/kaya-group' ? 'Use the usual: facebook/social/kaya-group' : undefined,
  );
});

test.each([
  [
    'poster/print/orchard/bugis, facebook/social',
    'poster/print/orchard, poster/print/bugis, facebook/social',
  ],
  ['Poster/Print/Orchard/Bugis', 'poster/print/orchard, poster/print/bugis'],
])('what is behind further slashes of %s is one content, or several', (typed, several) => {
  const { note, other } = joint(typed, '').source;
  expect(note).toMatch(/Behind the second slash is one content/);
  expect(other?.label).toBe(`Use as several: ${several}`);
});

test.each([
  [
    'facebook/social, newsletter/email, poster/print',
    'orchard, bugis',
    'Each source gets each content: 6 addresses a language.',
    'Give them to poster alone',
    'facebook/social, newsletter/email, poster/print/orchard, poster/print/bugis',
  ],
  [
    'facebook/social, poster, card',
    'Orchard, bugis',
    'Each source gets each content: 6 addresses a language.',
    'Give them to poster, card alone',
    'facebook/social, poster/print/orchard, poster/print/bugis, card/print/orchard, card/print/bugis',
  ],
  [
    'facebook/social, newsletter/email',
    'header, footer',
    'Each source gets each content: 4 addresses a language.',
    undefined,
    undefined,
  ],
  ['poster, flyer', 'orchard, bugis', '', undefined, undefined],
  ['facebook/social, poster', 'orchard', '', undefined, undefined],
  [
    'facebook/social, poster/print/orchard',
    'header, footer',
    'Not used for poster (orchard): the content behind the source wins.',
    undefined,
    undefined,
  ],
])('of the sources %s with the contents %s is told how many there will be', (...args) => {
  const [source, content, told, label, better] = args;
  const { note, other } = adviceOf(
    'utm_content',
    new Map([
      ['utm_source', source],
      ['utm_medium', 'print'],
      ['utm_campaign', 'spring'],
      ['utm_content', content],
    ]),
  );
  expect([note, other?.label]).toEqual([told, label]);
  expect(other?.values).toEqual(
    better &&
      new Map([
        ['utm_source', better],
        ['utm_content', ''],
      ]),
  );
});

test('a reason is told once, with the sources that it concerns', () => {
  const { source } = joint('Facebook, Poster, Newsletter, whatsapp', 'social');
  const capitals = expect.stringMatching(/^Capitals/);
  expect(source.faults).toEqual([
    { text: capitals, names: ['Facebook', 'Poster', 'Newsletter'] },
    { text: 'The usual medium is print, not social.', names: ['Poster'] },
    { text: 'The usual medium is email, not social.', names: ['Newsletter'] },
    { text: 'The usual medium is messenger, not social.', names: ['whatsapp'] },
  ]);
});

test.each([
  ['', 'newsletter', 'Use the usual: email'],
  ['', 'Newsletter', 'Use the usual: email'],
  ['letter', 'fb', 'Use the usual: social'],
  ['letter', 'poster', 'Use the usual: print'],
  ['newsletter', 'poster', 'Use the usual: email'],
  ['facebook, newsletter', 'poster', 'Use the usual: facebook/social, newsletter/email as Source'],
])('for %s a source as the medium, %s, has a usual one beside it', (source, typed, label) => {
  const { medium, source: beside } = joint(source, typed);
  expect([beside.note, beside.other]).toEqual(['', undefined]);
  expect(medium.fault).toContain(`‘${typed.toLowerCase()}’ is usually a source.`);
  expect([medium.offer, medium.other?.label]).toEqual([undefined, label]);
});

test('a medium is not missed where each source has its own', () => {
  const parameters = (source: string) => new Map([['utm_source', source]]);
  expect(adviceOf('utm_medium', parameters('facebook/social, poster/print')).fault).toBe('');
  const told = /^Without a medium: letter, reise-blog\. /;
  const { fault } = adviceOf('utm_medium', parameters('facebook/social, letter, reise-blog'));
  expect(fault).toMatch(told);
  expect(adviceOf('utm_medium', new Map([['utm_campaign', 'fair']])).fault).toMatch(/^Still empty/);
});

test.each([
  '{{email}}',
  '*|EMAIL|*',
  '%EMAIL%',
  '%recipient.email%',
  '[[email]]',
  '{{campaign.name}}',
  '$' + '{email}',
  'spring-{campaignid}',
])('%s would be replaced in every link: nothing better is offered', (typed) => {
  const advice = pasted(typed);
  expect(advice.fault).toMatch(/^This is a merge tag: a mailer puts data about people/);
  expect([advice.isBarred, advice.offer]).toEqual([true, undefined]);
});

test.each(['S1234567D', 't7654321z', 'member-G1234567N', 'jane%40kaya.sg'])(
  '%s says who somebody is: nothing better is offered',
  (typed) => {
    for (const field of ['utm_source', 'utm_content', 'v']) {
      const advice = adviceOf(field, new Map([[field, typed]]));
      expect(advice.fault).toMatch(/^This says who somebody is/);
      expect([advice.isBarred, advice.offer]).toEqual([true, undefined]);
    }
  },
);

test.each([
  ['50 % & 20 %', '50-20'],
  ['100%', '100'],
  ['xs1234567d', 'xs1234567d'],
])('%s is no data about people', (typed, better) => {
  expect(pasted(typed).isBarred).toBe(false);
  expect(pasted(typed).offer?.values.get('utm_campaign') ?? typed).toBe(better);
});

test.each([
  ['utm_campaign', 'job-80012345'],
  ['utm_content', 'customer-91234567'],
  ['utm_content', 'orchard, tel-9123 4567'],
  ['utm_content', 'member_1234567'],
  ['utm_source', 'tel-91234567/print'],
  ['utm_content', 'mrs-lim-siew-hong'],
])('in %s it is asked whether %s is about somebody, and nothing is barred', (field, typed) => {
  const { fault, isBarred } = adviceOf(field, new Map([...campaign, [field, typed]]));
  expect(fault).toContain('Is this about one person? Then leave it out.');
  expect(isBarred).toBe(false);
});

test.each(['spring-20270301', 'fair-2027-03-01', 'sale-31-12-2027', 'season-2026-2027', 'mr-diy'])(
  'nobody is asked whether %s is about somebody',
  (typed) => expect(pasted(typed).fault).toBe(''),
);

test.each([
  ['MRT/Dhoby Ghaut', '', /^Capitals/, 'mrt/dhoby-ghaut'],
  ['MRT/Dhoby Ghaut/exit b', '', /^Capitals/, 'mrt/dhoby-ghaut/exit-b'],
  ['mall/Print/Orchard, mall/print/bugis', '', /Capitals/, 'mall/print/orchard, mall/print/bugis'],
  ['www.reiseblog.de/artikel', 'referral', /^This is an address/, 'reiseblog'],
  ['reiseblog.com.sg/reisen/artikel', 'referral', /^This is an address/, 'reiseblog'],
  ['letter, www.reiseblog.de/artikel', 'email', /^www.+: This is an address/, 'letter, reiseblog'],
  ['facebook/socail', '', /^Did you mean ‘social’\?$/, 'facebook/social'],
  ['facebook whatsapp line telegram', 'social', /commas/, 'facebook, whatsapp, line, telegram'],
  ['Facebook and WhatsApp', 'social', /commas/, 'facebook, whatsapp'],
  ['facebook|whatsapp', 'social', /commas/, 'facebook, whatsapp'],
  ['facebook/whatsapp', 'social', /commas/, 'facebook, whatsapp'],
  ['fb', 'social', /^Most programs know this as ‘facebook’\.$/, 'facebook'],
  ['IG/Social', '', /^Capitals .+ ‘instagram’\.$/, 'instagram/social'],
  ['facebook.com', 'social', /^Most programs know this as ‘facebook’\.$/, 'facebook'],
  ['l.Facebook.com/social', '', /^Capitals .+ ‘facebook’\.$/, 'facebook/social'],
  ['tik tok', 'social', /‘tiktok’\.$/, 'tiktok'],
  ['fb & ig', 'social', /commas/, 'facebook, instagram'],
  ['https://t.me/kaya', 'messenger', /^This is an address/, 'telegram'],
  ['facebok', 'social', /^Did you mean ‘facebook’\?$/, 'facebook'],
  ['instagarm', 'social', /^Did you mean ‘instagram’\?$/, 'instagram'],
])(
  'of the source %s with the medium "%s" is told what would be better',
  (typed, medium, fault, better) => {
    const { source } = joint(typed, medium);
    expect(source.fault).toMatch(fault);
    expect(source.offer?.values.get('utm_source')).toBe(better);
  },
);

test.each([
  ['utm_source', 'mrt_poster, flyer', 'mrt_poster', 'mrt-poster, flyer'],
  ['utm_source', 'mrt_poster/paid_social', '', 'mrt-poster/paid_social'],
  ['utm_campaign', 'spring_2027', '', 'spring-2027'],
  ['utm_campaign', 'Spring_2027', '', 'spring-2027'],
  ['utm_content', 'a_b, _c__d, e', 'a_b, _c__d', 'a-b, c-d, e'],
])(
  'in %s the names %s are noted to lack hyphens, which is no fault',
  (field, typed, names, better) => {
    const advice = adviceOf(field, new Map([...campaign, ['utm_medium', 'print'], [field, typed]]));
    expect(advice.note).toBe(
      `${names && `${names}: `}Hyphens, so that all names are alike: ‘a_b’ and ‘a-b’ count as two.`,
    );
    expect(advice.offer?.values).toEqual(new Map([[field, better]]));
  },
);

test.each([
  [
    'facebook, instagram, newsletter',
    'social, social, email',
    'facebook/social, instagram/social, newsletter/email',
  ],
  ['FB，poster', 'Social、print', 'facebook/social, poster/print'],
  ['facebook & whatsapp', 'social; messenger', 'facebook/social, whatsapp/messenger'],
  ['whatsapp, letter', 'WhatsApp, email', 'whatsapp/messenger, letter/email'],
  ['facebook, newsletter', 'social, social, email', undefined],
  ['facebook/social, newsletter', 'social, email', undefined],
  ['🎉, newsletter', 'social, email', undefined],
])(
  'beside the sources %s as many mediums, %s, are offered behind them',
  (source, medium, label) => {
    const { offer } = joint(source, medium).medium;
    expect(offer?.label).toBe(label && `Use ${label} as Source`);
    expect(offer?.values.get('utm_medium')).toBe(label && '');
  },
);

test.each([
  ['https://bit.ly/3xyz', 'This is a short link: write where it will be posted.'],
  ['bit.ly/3xyz', 'This is a short link: write where it will be posted.'],
  ['letter, lnkd.in/x', 'lnkd.in/x: This is a short link: write where it will be posted.'],
])('the short link %s is no source', (typed, fault) => {
  const { source } = joint(typed, 'email');
  expect([source.fault, source.isBarred]).toEqual([fault, true]);
  expect(source.offer?.values.get('utm_source')).toBe(
    typed.startsWith('letter') ? 'letter' : undefined,
  );
});

test.each(['https://reiseblog.de/a,b', 'utm_source=a&utm_term=b', 'mei@kaya.sg'])(
  'while %s is the source, no other field speaks of it',
  (source) => {
    const advice = adviceOn(new Map([['utm_source', source]]), addresses);
    const { isBarred, ...beside } = advice.get('utm_medium') as Advice;
    expect([isBarred, textOf(beside.faults), textOf(beside.notes)]).toEqual([false, '', '']);
  },
);

const setup = 'page=terms&language=de&language=ja&utm_source=flyer%2C+poster&utm_campaign=fair&v=2';

test.each([
  ['file:///home/mei/share%20(1).html', setup],
  ['https://intern.kaya.sg/share.html', setup],
  ['', setup],
  ['file:///share.html', 'page=all&language=visitor'],
  ['file:///share.html', 'page=gone&utm_medium=print'],
])('the link to a set-up, %s#%s, fills in everything', (place, kept) => {
  const { fault, isBarred, offer } = pasted(`${place}#${kept}`);
  expect([fault, isBarred]).toEqual(['This is the link to a set-up.', true]);
  expect([offer?.label, String(offer?.setup)]).toEqual(['Fill in this set-up', kept]);
});

test('data about people are left out of a set-up; a part of another page is none', () => {
  const { fault, offer } = pasted('file:///share.html#page=home&utm_source=jane%40kaya.sg&v=2');
  expect(fault).toContain('What looks like data about people is left out: utm_source.');
  expect(String(offer?.setup)).toBe('page=home&v=2');
  expect(pasted('https://a.sg/flyer.pdf#page=2').fault).toMatch(/^This is an address/);
});

test.each(['link', 'facade', 'x', 'letter-2', 'booking'])('%s is not taken for another', (name) => {
  expect(joint(name, name === 'x' ? 'social' : 'referral').source).toEqual(
    expect.objectContaining({ fault: '', offer: undefined }),
  );
});

test('what is behind the slashes of a source wins over the fields, which is told there', () => {
  const note = (source: string, field: string, typed: string) => {
    const parameters = new Map([...campaign, ['utm_source', source], [field, typed]]);
    return adviceOf(field, parameters).note;
  };
  expect(note('facebook/social', 'utm_medium', 'print')).toBe(
    'Not used for facebook (social): the medium behind the source wins.',
  );
  expect(note('facebook/social', 'utm_medium', 'social')).toBe('');
  expect(note('mall/print/orchard', 'utm_content', 'bugis')).toBe(
    'Not used for mall (orchard): the content behind the source wins.',
  );
  expect(note('mall/print', 'utm_content', 'bugis')).toBe('');
});

test.each([
  ['social', 'facebook', 'facebook as Source, and social as Medium'],
  ['Social Media', 'FB', 'facebook as Source, and social as Medium'],
  ['social', 'facebook, Instagram', 'facebook, instagram as Source, and social as Medium'],
  ['social', 'facebook and instagram', 'facebook, instagram as Source, and social as Medium'],
  ['social, email', 'facebook, newsletter', 'facebook/social, newsletter/email as Source'],
  ['social, poster', 'facebook, print', 'facebook/social, poster/print as Source'],
  ['print', 'mall', 'mall as Source, and print as Medium'],
  ['social/facebook', '', 'facebook/social'],
  ['social:facebook', '', 'facebook/social'],
  ['Social/FB, poster/print', '', 'facebook/social, poster/print'],
  ['social/facebook, letter', 'email', 'facebook/social, letter'],
  ['print/mall/orchard', '', 'mall/print/orchard'],
  ['mall/orchard/print', '', 'mall/print/orchard'],
  ['poster/orchard/print', '', 'poster/print/orchard'],
  ['mall/orchard, mall/bugis', 'print', 'mall/print/orchard, mall/print/bugis'],
  ['letter', 'facebook/social, poster/print', 'letter, facebook/social, poster/print as Source'],
  ['FB', 'facebook/social', 'facebook/social as Source'],
])('exchanged, %s with the medium "%s" is offered in order, and nothing else', (...typed) => {
  const [source, medium, label] = typed;
  const advice = joint(source, medium);
  expect([advice.source.offer?.label, advice.source.other]).toEqual([
    label && `Use ${label}`,
    undefined,
  ]);
  if (label && medium && !source.includes('/'))
    expect([advice.medium.offer?.label, advice.medium.other]).toEqual([`Use ${label}`, undefined]);
});

test.each([
  ['facebook, email', 'newsletter'],
  ['email/social', ''],
  ['social', ''],
  ['social', 'jane@kaya.sg'],
  ['social, email', 'facebook, instagram, x'],
])('%s with the medium "%s" is not taken to be exchanged', (source, medium) => {
  const label = joint(source, medium).source.offer?.label ?? '';
  expect(label).not.toMatch(/ as Medium|facebook\//);
});

test.each([
  ['telegram, line', 'Use the usual: messenger'],
  ['Facebook', 'Use the usual: facebook as Source, and social as Medium'],
  ['facebook|whatsapp', 'Use the usual: facebook/social, whatsapp/messenger as Source'],
  ['mrt-poster', 'Use the usual: print'],
  ['facebook, poster', 'Use the usual: facebook/social, poster/print as Source'],
  ['facebook/social, poster', 'Use the usual: print'],
  ['letter, facebook', 'Use the usual: letter, facebook/social as Source'],
  ['facebook/social, reise-blog', 'Use the usual: referral'],
  ['telegram, reiseblog', 'Use the usual: telegram/messenger, reiseblog/referral as Source'],
  ['letter', undefined],
  ['Letter, fair', undefined],
])('a medium that is missing for %s is offered, if it is known', (source, label) => {
  const { medium } = joint(source, '');
  expect(medium.fault).toMatch(/^Without a medium: /);
  expect(medium.other?.label).toBe(label);
});

test.each([
  ['utm_source', 'letter, mrt/91234567'],
  ['utm_source', 'letter, www.reiseblog.de/artikel'],
  ['utm_content', 'orchard, jane@kaya.sg'],
  ['utm_content', 'orchard, https://a.sg/'],
  ['utm_campaign', 'https://a.sg/'],
  ['utm_campaign', 'utm_source=facebook'],
])('%s must not go out with %s', (field, typed) => {
  expect(adviceOf(field, new Map([[field, typed]])).isBarred).toBe(true);
});

const filled = '?utm_source=Flyer/Print&utm_medium=print&utm_campaign=spring_2027';
const values = [
  ['utm_source', 'Flyer/Print'],
  ['utm_medium', 'print'],
  ['utm_campaign', 'spring_2027'],
] as const;

/** What the fields become: all that is not named is emptied. */
const exactly = (...named: (readonly [name: string, value: string])[]) =>
  new Map([...Object.keys(columns).map((name) => [name, ''] as const), ...named]);

test.each([
  [campaign, ''],
  [new Map([...campaign, ['utm_content', 'x'], ['v', '2']]), ', empty Content and Version'],
])('what an address does not name is emptied, which its button says', (before, lost) => {
  const text = `https://a.sg/${filled}`;
  const { offer } = adviceOf('utm_campaign', new Map([...before, ['utm_campaign', text]]));
  expect(offer?.label).toBe(`Take Source, Medium and Campaign from this address${lost}`);
  expect(offer?.values).toEqual(exactly(...values));
});

test.each([
  ['Look here: https://a.sg/?utm_source=x&utm_medium=y.', ['x', 'y']],
  ['Hi Mei, see (a.sg/de/?utm_source=x&utm_medium=y)!', ['x', 'y']],
  ['https://a.sg/?utm_source=x&utm_medium=y – nice?', ['x', 'y']],
  ['de,German,home,x,y,,https://a.sg/?utm_source=x&utm_medium=y', ['x', 'y']],
  ['See https://a.sg/?utm_source=x&utm_medium=y z&v=2, bye', ['x', 'y z']],
])('among the words of %s the address is found', (text, [source, medium]) => {
  const { fault, offer } = pasted(text);
  expect(fault).toMatch(/^This is an address/);
  expect(offer?.values.get('utm_source')).toBe(source);
  expect(offer?.values.get('utm_medium')).toBe(medium);
});

test('among words the link to a set-up and the site’s own page are found', () => {
  const { offer } = pasted('Here is my set-up: file:///home/mei/share.html#page=home&v=2 :-)');
  expect(String(offer?.setup)).toBe('page=home&v=2');
  expect(pasted('See https://www.surveys.sg/guide/de/, Mei').offer?.own).toBe(addresses[2]);
  expect(pasted('https://a.sg/?utm_source=a https://a.sg/?utm_source=b').offer).toBeUndefined();
});

test('an address fills the fields that it names, the site’s own page and language too', () => {
  expect(pasted(`https://a.sg/de/${filled}#top`).offer).toEqual(
    expect.objectContaining({
      label: 'Take Source, Medium and Campaign from this address',
      values: exactly(...values),
      own: undefined,
    }),
  );
  expect(pasted(`https://www.surveys.sg/guide/de/terms/${filled}`).offer).toEqual(
    expect.objectContaining({
      label: 'Take page, language, Source, Medium and Campaign from this address',
      values: exactly(...values),
      own: addresses[4],
    }),
  );
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
  expect([offer?.own, offer?.values]).toEqual([addresses[index], new Map([['utm_campaign', '']])]);
});

test.each([
  ['https://www.surveys.sg/', /^This is an address/, 'surveys'],
  ['https://www.surveys.sg/guide/de/termz/', /^The site has no such page\.$/, undefined],
  ['surveys.sg/guide/nope/', /^The site has no such page\.$/, undefined],
  ['https://', /^This is an address/, undefined],
])('%s is no page of the site', (text, fault, name) => {
  const { fault: told, offer } = adviceOf('utm_source', new Map([['utm_source', text]]));
  expect(told).toMatch(fault);
  expect(offer?.values.get('utm_source')).toBe(name);
  expect(pasted(text).offer).toBeUndefined();
});

test('parameters without an address are filled in, and others are named', () => {
  const { fault, offer } = pasted(
    'utm_source=Facebook&utm_medium=Social Media&utm_term=a&fbclid=1',
  );
  expect(fault).toBe(
    'These are parameters: only a name belongs here. This page has no field for utm_term, fbclid: left out.',
  );
  expect(offer?.label).toBe('Take Source and Medium from these');
  expect(offer?.leftOut).toEqual(['This page has no field for utm_term, fbclid: left out.']);
  expect(offer?.values).toEqual(
    exactly(['utm_source', 'Facebook'], ['utm_medium', 'Social Media']),
  );
});

test('data about people are left out of what an address fills in', () => {
  const { fault, offer } = pasted(
    'https://a.sg/?utm_source=x&utm_campaign={{campaign.name}}&utm_content=jane@kaya.sg',
  );
  expect(fault).toContain(
    'What looks like data about people is left out: utm_campaign, utm_content.',
  );
  expect(offer?.values).toEqual(exactly(['utm_source', 'x']));
});
