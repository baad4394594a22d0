import { pruneStyles } from './prune-styles';

const registered = '@property --tw-a{syntax:"*";inherits:false;initial-value:solid}';

test('a variable that no rule sets is its initial value, or its fallback', () => {
  expect(
    pruneStyles(
      `@layer properties{*{--tw-a:solid}::backdrop{--tw-a:solid}}.x{border-style:var(--tw-a);width:var(--tw-b,min(1px,2%))}${registered}`,
    ),
  ).toBe('.x{border-style:solid;width:min(1px,2%)}');
});

test('a variable that a rule sets stays with its declarations, and one that no rule uses goes', () => {
  const css = `@layer properties{@supports (x:y){*{--tw-a:solid}}}.x{--tw-a:dashed;--tw-c:1}.y{border-style:var(--tw-a)}${registered}`;
  expect(pruneStyles(css)).toBe(css.replace(';--tw-c:1', ''));
});

test('where nothing is left of them, their layer goes', () => {
  expect(pruneStyles('@layer properties{@supports (x:y){*{--tw-c:1}}}.x{--tw-c:2;color:red}')).toBe(
    '.x{color:red}',
  );
});
