/** The design tokens: colours by their roles, fonts, and sizes and radii that several components share. */
import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import config from './site.config';

const px = (value: number) => `${value / 16}rem`;

/** A colour between two others (`#rrggbb`): so much of the second, from 0 to 1. */
function mixed(one: string, other: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const hex = [1, 3, 5].map((at) =>
    Math.round(channel(one, at) * (1 - share) + channel(other, at) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/**
 * The ten colours of the site, each with its value on a light page and on a dark one, and its shades. Who changes one changes
 * its whole row: drawings, icons and social cards follow. `tools/repository/contrast.test.ts` says whether texts stay readable.
 */
const ten = {
  /** Links, buttons, and what is current. `strong` is darker on light pages, `solid` carries white text, `tint` any text. */
  primary: {
    plain: ['#6d28d9', '#b79cff'],
    strong: ['#4c1d95', '#d3c4ff'],
    solid: ['#6d28d9', '#7c3aed'],
    tint: ['#f5f3ff', '#241c3f'],
  },
  /** What speaks for something: ticks, good signs. */
  secondary: { plain: ['#0f766e', '#5eead4'], tint: ['#f0fdfa', '#0f2b29'] },
  /** Advertising, and nothing else: behind dark text. */
  accent: { plain: ['#facc15', '#facc15'] },
  /** It worked. */
  success: { plain: ['#15803d', '#4ade80'] },
  /** It failed, or does harm. */
  danger: { plain: ['#b91c1c', '#fca5a5'] },
  /** It works otherwise than one would think. */
  warning: { plain: ['#b45309', '#fcd34d'] },
  /** What is good to know. */
  info: { plain: ['#1d4ed8', '#93c5fd'] },
  page: { plain: ['#ffffff', '#14131c'] },
  /** The second ground, light grey. */
  surface: { plain: ['#f5f5f7', '#1b1a26'] },
  ink: { plain: ['#2d2f36', '#eceaf4'], quiet: ['#5b5f6b', '#bdb9cc'] },
} as const;

type Shades = readonly [light: string, dark: string];

/** On a light page so much of a colour in white, on a dark page so much of it in the page. */
const faint = ([light, dark]: Shades, inLight: number, inDark: number): Shades => [
  mixed(ten.page.plain[0], light, inLight),
  mixed(ten.page.plain[1], dark, inDark),
];

const { primary, secondary } = ten;

/** Every colour by its role: its value on a light page, then on a dark one. */
const roles = {
  page: ten.page.plain,
  surface: ten.surface.plain,
  card: ['#ffffff', '#232131'],
  hairline: ['#e4e4ea', '#3a3750'],
  control: ['#85889a', '#8e89a6'],
  field: ['#ffffff', ten.surface.plain[1]],
  ink: ten.ink.plain,
  'ink-quiet': ten.ink.quiet,
  primary: primary.plain,
  'primary-strong': primary.strong,
  'primary-tint': primary.tint,
  // What carries white text: buttons, and the one card that stands out.
  solid: primary.solid,
  'solid-pressed': [primary.strong[0], primary.solid[0]],
  stage: [primary.strong[0], mixed(primary.strong[0], ten.page.plain[1], 0.25)],
  secondary: secondary.plain,
  'secondary-tint': secondary.tint,
  accent: ten.accent.plain,
  // The side of a coin that the light does not reach.
  'accent-deep': [
    mixed(ten.accent.plain[0], ten.ink.plain[0], 0.3),
    mixed(ten.accent.plain[1], ten.ink.plain[0], 0.3),
  ],
  'on-accent': [ten.ink.plain[0], ten.ink.plain[0]],
  success: ten.success.plain,
  'success-tint': faint(ten.success.plain, 0.06, 0.13),
  warning: ten.warning.plain,
  danger: ten.danger.plain,
  'danger-tint': faint(ten.danger.plain, 0.06, 0.13),
  info: ten.info.plain,
  // The sign of no entry.
  stop: [ten.danger.plain[0], '#e5484d'],
  // The disc behind the author's mark, which is white.
  avatar: [primary.strong[0], primary.strong[0]],
  // The footer.
  night: [mixed('#17171c', primary.strong[0], 0.15), '#0d0c13'],
  'night-line': ['#3a3a46', '#3a3750'],
  'night-text': ['#d8d7e0', '#d8d7e0'],
  // The disc behind a check, which is white.
  check: [secondary.plain[0], secondary.plain[0]],
  // Behind an icon, a numeral, the picture of a brand.
  plate: faint(primary.plain, 0.11, 0.27),
  // Behind a logo.
  shelf: ['#ffffff', '#d8d7e0'],
  // In the drawings: what gets darker with the page, each in its hue.
  paper: ['#ffffff', mixed('#ffffff', primary.plain[0], 0.1)],
  arch: faint(primary.plain, 0.16, 0.2),
  lilac: faint(primary.plain, 0.38, 0.55),
  // The side of a tower, of its roof, or of what is lilac, that the light does not reach.
  eave: faint(primary.plain, 0.55, 0.38),
  desk: [primary.strong[0], primary.solid[1]],
  teal: [secondary.plain[0], mixed(ten.page.plain[1], secondary.plain[1], 0.65)],
  'teal-deep': [
    mixed(secondary.plain[0], '#000000', 0.35),
    mixed(ten.page.plain[1], secondary.plain[1], 0.4),
  ],
  mint: faint(secondary.plain, 0.42, 0.55),
  // In a cup, whatever the theme.
  coffee: ['#4a2c17', '#4a2c17'],
  pencil: ['#e4e4ea', '#7f7b92'],
  veil: ['rgb(30 27 46 / 0.5)', 'rgb(0 0 0 / 0.65)'],
  shade: [`${primary.strong[0]}21`, '#00000080'],
} as const satisfies Record<string, Shades>;

type Palette = Record<keyof typeof roles, string>;

/** The colours of one theme. */
function palette(theme: 'light' | 'dark'): Palette {
  const index = theme === 'light' ? 0 : 1;
  return Object.fromEntries(
    Object.entries(roles).map(([role, values]) => [role, values[index]]),
  ) as Palette;
}

/** For what class names do not reach: the browser's own bars, and pictures, which other programs show on anything. */
export const colors = palette('light');
export const darkColors = palette('dark');

function variables(theme: Palette): Record<string, string> {
  return Object.fromEntries(Object.entries(theme).map(([role, value]) => [`--${role}`, value]));
}

export default {
  content: [],
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': {
          ...variables(colors),
          // Of a list of the languages in two columns.
          '--language-rows': String(Math.ceil(config.languages.length / 2)),
        },
        // Paper stays white.
        '@media screen and (prefers-color-scheme: dark)': {
          ':root': variables(darkColors),
        },
      });
    }),
  ],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      ...Object.fromEntries(Object.keys(roles).map((role) => [role, `var(--${role})`])),
    },
    // In units of text, so that a page with twice the letters is laid out as one of half the width.
    screens: {
      tight: px(300),
      phone: px(360),
      sm: px(640),
      md: px(768),
      lg: px(1024),
      xl: px(1280),
      '2xl': px(1536),
    },
    borderRadius: { none: '0', DEFAULT: px(6), card: px(12), full: '9999px' },
    fontFamily: {
      // Some languages set others: see globals.css.
      sans: ['var(--text-font, Roboto)', 'Roboto fallback', 'sans-serif'],
      heading: [
        'var(--heading-font, Poppins)',
        'var(--heading-fallback, "Poppins fallback")',
        'sans-serif',
      ],
    },
    // Headings as the specification has them; on telephones the three largest shrink.
    fontSize: {
      // Less than 2rem only where letters are so large that a word would not fit into a line.
      h1: [
        'var(--h1-size, min(10vw, clamp(2rem, 1.6rem + 1.8vw, 2.5rem)))',
        { lineHeight: '1.19' },
      ],
      h2: ['min(8.5vw, clamp(1.625rem, 1.4rem + 1vw, 2rem))', { lineHeight: '1.25' }],
      h3: ['clamp(1.5rem, 1.35rem + 0.7vw, 1.75rem)', { lineHeight: '1.28' }],
      h4: [px(24), { lineHeight: '1.33' }],
      h5: [px(20), { lineHeight: '1.4' }],
      h6: ['1.15rem', { lineHeight: '1.4' }],
      lead: ['clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)', { lineHeight: '1.5' }],
      body: ['1.125rem', { lineHeight: '1.6' }],
      // From `md`: longer lines, more between them.
      'body-wide': ['1.125rem', { lineHeight: '1.7' }],
      note: [px(16), { lineHeight: '1.55' }],
      small: [px(14), { lineHeight: '1.5' }],
      tiny: [px(13), { lineHeight: px(18) }],
    },
    extend: {
      // `band` above and below a section, `band-wide` from `md`.
      spacing: {
        band: px(32),
        'band-wide': px(64),
        'header-sm': '56px',
        'header-md': '64px',
        drawer: '80%',
        target: '44px',
      },
      maxWidth: { article: px(700), measure: px(656), page: px(1200) },
      transitionDuration: { DEFAULT: '200ms' },
    },
  },
} satisfies Config;
