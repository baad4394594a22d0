import { foreignParts } from './drawings';

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5">${inside}</svg>`;

test.each([
  ['<script>alert(1)</script>', '<script>'],
  ['<svg:script href="#x"/>', '<svg:script>'],
  ['<!--><script>alert(1)</script>-->', '<script>'],
  ['<foreignObject><p>x</p></foreignObject>', '<foreignobject>'],
  ['<title><meta http-equiv="refresh" content="0;url=//evil.example"></title>', '<meta>'],
  ['<title><base href="//evil.example"></title>', '<base>'],
  ['<form action="//evil.example"></form>', '<form>'],
  ['<animate attributeName="href" values="//evil.example"/>', '<animate>'],
  ['<path onload="alert(1)"/>', 'onload="alert(1)" at <path>'],
  ['<rect/onload=alert(1)>', 'onload="alert(1)" at <rect>'],
  ["<path\nONCLICK = 'x'/>", 'onclick="x"'],
  ['<image href="https://evil.example/x.png"/>', 'href="https://evil.example/x.png"'],
  ['<image xlink:href="//evil.example/x.png"/>', 'xlink:href="//evil.example/x.png"'],
  ['<image href=" https://evil.example/x.png"/>', 'href="'],
  ['<use href=evil.svg />', 'href="evil.svg"'],
  ['<a href="javascript:alert(1)"><path/></a>', 'href="javascript:alert(1)"'],
  ['<image href="data:text/html,x"/>', 'href="data:text/html,x"'],
  ['<path fill="url(https://evil.example/x#a)"/>', 'url(https://evil.example/x#a'],
  ['<path style="fill: url( \'//evil.example/\' )"/>', "url( '//evil.example/'"],
  ['<style>@import "https://evil.example/x.css";</style>', '@import "https://evil.example'],
  ['<metadata><rdf:RDF/></metadata>', '<rdf:rdf>'],
])('%s must not be in a drawing', (inside, said) => {
  expect(foreignParts(drawing(inside))).toEqual([expect.stringContaining(`remove it: ${said}`)]);
});

test.each([
  ['<!DOCTYPE svg [<!ENTITY x "<script/>">]>', '<!ENTITY x'],
  ['<?xml-stylesheet href="x.css"?>', '<?xml-stylesheet'],
])('%s must not be before a drawing', (before, said) => {
  const parts = foreignParts(before + drawing(''));
  expect(parts).toEqual([expect.stringContaining(`remove it: ${said}`)]);
});

test.each([
  '<path d="M0 0h8" fill="#6d28d9" data-name="a"/>',
  '<defs><linearGradient id="a"/></defs><path fill="url(#a)" style="stroke:url(\'#a\')"/>',
  '<use href="#a" xlink:href="#a"/>',
  '<image href="data:image/png;base64,AAAA"/>',
  '<style>.a { fill: red }</style><path class="a"/>',
  '<!-- one on=two --><text font-family="x">on</text>',
])('%s is part of a drawing', (inside) => {
  expect(foreignParts(drawing(inside))).toEqual([]);
});

test('what must not be in a drawing is named at once, and once', () => {
  const twice = '<path onload="x"/><path onload="x"/>';
  expect(foreignParts(drawing(`<script/>${twice}<style>@import "x.css";</style>`))).toEqual([
    expect.stringMatching(/: <script>, onload="x" at <path>, @import "x\.css"$/),
  ]);
});
