import { foreignMarkup } from './markup';
import { faultsOf } from './testing';

test.each([
  ['Rechte &amp; Pflichten', 'HTML entity: write the character itself: “Rechte &amp; Pflichten”'],
  ['Rechte&nbsp;und Pflichten', 'HTML entity'],
  ['Rechte &#x27;hier', 'HTML entity'],
  ['Erstens.\\n\\nZweitens.', 'backslash'],
  ['Caf\\u00e9', 'backslash'],
  ['Erstens<br/>Zweitens', 'HTML tag'],
  ['**Rechte** und Pflichten', 'Markdown'],
  ['__Rechte__ und Pflichten', 'Markdown'],
  ['Siehe [hier](https://example.com)', 'Markdown link'],
])('what a translation tool has left is reported: %s', (text, fault) => {
  expect(faultsOf(foreignMarkup, text)).toEqual([expect.stringContaining(fault)]);
});

test.each(['* Pflichtfeld', 'R&D, 3 < 5 & 7 > 6', '<mail>{email}</mail>\n\n„a_b“ [sic] (neu)'])(
  '%s is right',
  (text) => {
    expect(faultsOf(foreignMarkup, text)).toEqual([]);
  },
);
