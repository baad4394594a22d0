import { foreignPart } from './foreign-parts';

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5">${inside}</svg>`;

test.each([
  ['<script>alert(1)</script>', 'a script, remove it: <script>alert(1)'],
  ['<svg:script href="#x"/>', 'a script'],
  ['<foreignObject><p>x</p></foreignObject>', 'HTML'],
  ['<path onload="alert(1)"/>', 'an attribute that runs a script, remove it: onload="alert(1)"'],
  ["<path\nONCLICK = 'x'/>", 'an attribute that runs a script'],
  ['<image href="https://evil.example/x.png"/>', 'an address, remove it: href="https://evil'],
  ['<image xlink:href="//evil.example/x.png"/>', 'an address'],
  ['<image href=" https://evil.example/x.png"/>', 'an address'],
  ['<use href=evil.svg />', 'an address'],
  ['<a href="javascript:alert(1)"><path/></a>', 'an address'],
  ['<image href="data:text/html,x"/>', 'an address'],
  ['<path fill="url(https://evil.example/x#a)"/>', 'an address'],
  ['<path style="fill: url( \'//evil.example/\' )"/>', 'an address'],
  ['<style>@import "https://evil.example/x.css";</style>', 'an entity or a style sheet of its own'],
  ['<!DOCTYPE svg [<!ENTITY x "y">]>', 'an entity'],
])('%s', (inside, said) => {
  expect(foreignPart(drawing(inside))).toContain(`contains ${said}`);
});

test.each([
  '<path d="M0 0h8" fill="#6d28d9"/>',
  '<defs><linearGradient id="a"/></defs><path fill="url(#a)" style="stroke:url(\'#a\')"/>',
  '<use href="#a" xlink:href="#a"/>',
  '<image href="data:image/png;base64,AAAA"/>',
  '<!-- one on=two --><text font-family="x">on</text>',
])('%s is part of a drawing', (inside) => {
  expect(foreignPart(drawing(inside))).toBeUndefined();
});
