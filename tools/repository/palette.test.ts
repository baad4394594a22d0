/** Who changes the colours of `base` in `tailwind.config.ts` changes all of the site. */
import { base, rolesOf } from '../../tailwind.config';

/** What has its own colour in the world, as drawings show it. */
const fixed = ['coffee'];

/** How far a colour (`#rrggbb`) is from grey, from 0 to 1. */
function chroma(color: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return (Math.max(...channels) - Math.min(...channels)) / 255;
}

test('no role keeps a colour that the base palette has not', () => {
  const grey = ['#777777', '#aaaaaa'] as const;
  const greys = { plain: grey, strong: grey, solid: grey, tint: grey, quiet: grey };
  const rows = Object.keys(base).map((row) => [row, greys]);
  const roles = Object.entries(rolesOf(Object.fromEntries(rows)));
  const left = roles.filter(([, colors]) => colors.some((color) => chroma(color) > 0.12));
  expect(left.map(([role]) => role)).toEqual(fixed);
});

test('what is no colour as the palette has them is named', () => {
  const accent = { plain: ['gold', '#facc15'] } as const;
  expect(() => rolesOf({ ...base, accent })).toThrow(
    'tailwind.config.ts: a colour must be as #6d28d9 is: gold',
  );
});
