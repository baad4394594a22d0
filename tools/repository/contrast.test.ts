/**
 * Contrast of the colours by their roles, in both themes (WCAG 2.2: 1.4.3, 1.4.6 and 1.4.11). axe
 * measures only text, and only on pages that a test visits; not the borders of fields or the ring
 * of the focus.
 */
import { colors, darkColors } from '../../tailwind.config';
import { contrast } from '../testing/contrast';

type Role = keyof typeof colors | 'white';

const papers = ['page', 'surface', 'card'] as const;

/** A role, the role behind it, and their lowest contrast. */
const demands: readonly [role: Role, grounds: readonly Role[], ratio: number][] = [
  // Running text.
  ['ink', papers, 7],
  ['ink-quiet', papers, 4.5],
  // Links within running text, which stands on the page.
  ['primary', ['page'], 7],
  // Links, labels and messages.
  ['primary', [...papers, 'primary-tint'], 4.5],
  ['primary-strong', [...papers, 'primary-tint'], 4.5],
  ['secondary', [...papers, 'secondary-tint'], 4.5],
  ['danger', ['page', 'card', 'danger-tint'], 4.5],
  ['ink', ['primary-tint', 'secondary-tint', 'danger-tint'], 7],
  // On what is filled.
  ['white', ['solid', 'solid-pressed', 'primary-deep', 'footer'], 4.5],
  ['on-accent', ['accent'], 4.5],
  ['footer-text', ['footer'], 4.5],
  // Without a text: the border of a field, and the ring of the focus, which footer.css,
  // call-to-action.css and logo.tsx make white on the dark grounds.
  ['control', papers, 3],
  ['primary', [...papers, 'primary-tint', 'secondary-tint'], 3],
  ['white', ['footer', 'primary-deep', 'secondary-solid'], 3],
];

const rows = [
  ['light', colors],
  ['dark', darkColors],
].flatMap(([theme, palette]) =>
  demands.flatMap(([role, grounds, ratio]) =>
    grounds.map((ground) => ({ theme, palette: palette as typeof colors, role, ground, ratio })),
  ),
);

test.each(rows)(
  '$theme: $role on $ground has at least $ratio',
  ({ palette, role, ground, ratio }) => {
    const colorOf = (name: Role) => (name === 'white' ? '#ffffff' : palette[name]);
    expect(contrast(colorOf(role), colorOf(ground))).toBeGreaterThanOrEqual(ratio);
  },
);

// Of the standard's own examples: black on white, and the lightest grey that a text on white may
// have.
test.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['rgb(255, 0, 0)', '#ffffff', 4],
])('%s on %s has %f', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});
