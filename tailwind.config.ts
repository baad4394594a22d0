/**
 * The design tokens: colours by their roles, fonts, and sizes and radii that several components
 * share.
 */
import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

const px = (value: number) => `${value / 16}rem`;

/** A colour between two others (`#rrggbb`): so much of the second, from 0 to 1. */
function mix(one: string, other: string, share: number): string {
  const wrong = [one, other].find((color) => !/^#[\da-f]{6}$/i.test(color));
  if (wrong) throw new Error(`tailwind.config.ts: a colour must be as #6d28d9 is: ${wrong}`);
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const hex = [1, 3, 5].map((at) =>
    Math.round(channel(one, at) * (1 - share) + channel(other, at) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/**
 * The base palette: ten colours, each with its value on a light page and on a dark one, and its
 * shades. To change a colour, change all values of its row: drawings, icons and social cards follow.
 * `tools/repository/contrast.test.ts` says whether texts stay readable.
 */
export const base = {
  /**
   * Links, buttons, and what is current. `strong` is darker on light pages, `solid` carries white
   * text, `tint` any text.
   */
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

/** A palette with the rows of `base`, in whatever colours. */
type Base = { [Row in keyof typeof base]: { [Shade in keyof (typeof base)[Row]]: Shades } };

/** The same on a light page and on a dark one. */
const fixed = (color: string): Shades => [color, color];

/** Every colour by its role: its value on a light page, then on a dark one. */
export function rolesOf({
  primary,
  secondary,
  accent,
  success,
  danger,
  warning,
  info,
  page,
  surface,
  ink,
}: Base) {
  /** So much of a colour in the page's own: on a light page, and on a dark one. */
  const tint = ([light, dark]: Shades, inLight: number, inDark: number): Shades => [
    mix(page.plain[0], light, inLight),
    mix(page.plain[1], dark, inDark),
  ];
  return {
    page: page.plain,
    surface: surface.plain,
    card: ['#ffffff', '#232131'],
    hairline: ['#e4e4ea', '#3a3750'],
    control: ['#85889a', '#8e89a6'],
    ink: ink.plain,
    'ink-quiet': ink.quiet,
    primary: primary.plain,
    'primary-strong': primary.strong,
    'primary-tint': primary.tint,
    // Behind the one card that stands out, and behind the author's mark.
    'primary-deep': fixed(primary.strong[0]),
    // What carries white text: buttons.
    solid: primary.solid,
    'solid-pressed': [primary.strong[0], primary.solid[0]],
    secondary: secondary.plain,
    // What carries a white check.
    'secondary-solid': fixed(secondary.plain[0]),
    'secondary-tint': secondary.tint,
    accent: accent.plain,
    'on-accent': fixed(ink.plain[0]),
    // The side of a coin that the light does not reach.
    'accent-deep': fixed(mix(accent.plain[0], ink.plain[0], 0.3)),
    success: success.plain,
    'success-tint': tint(success.plain, 0.06, 0.13),
    warning: warning.plain,
    danger: danger.plain,
    'danger-tint': tint(danger.plain, 0.06, 0.13),
    info: info.plain,
    footer: [mix('#17171c', primary.strong[0], 0.15), '#0d0c13'],
    'footer-line': fixed('#3a3750'),
    'footer-text': fixed('#d8d7e0'),
    // Behind an icon, a numeral, the picture of a brand.
    muted: tint(primary.plain, 0.11, 0.27),
    // In the drawings: what gets darker with the page, each in its hue.
    paper: ['#ffffff', mix('#ffffff', primary.plain[0], 0.1)],
    arch: [
      mix(page.plain[0], primary.plain[0], 0.16),
      mix(primary.tint[1], primary.plain[1], 0.15),
    ],
    lilac: tint(primary.plain, 0.38, 0.65),
    // The side of a tower or of its roof that the light does not reach.
    'lilac-deep': tint(primary.plain, 0.55, 0.48),
    desk: [primary.strong[0], primary.solid[1]],
    teal: [secondary.plain[0], mix(page.plain[1], secondary.plain[1], 0.65)],
    mint: tint(secondary.plain, 0.42, 0.55),
    coffee: fixed('#4a2c17'),
    pencil: ['#e4e4ea', '#7f7b92'],
    // Over a page that waits behind a dialog.
    overlay: fixed('rgb(14 12 24 / 0.6)'),
    shade: [`${primary.strong[0]}21`, '#00000080'],
  } as const satisfies Record<string, Shades>;
}

const roles = rolesOf(base);

type Palette = Record<keyof typeof roles, string>;

/** The colours of one theme. */
function palette(theme: 'light' | 'dark'): Palette {
  const index = theme === 'light' ? 0 : 1;
  return Object.fromEntries(
    Object.entries(roles).map(([role, values]) => [role, values[index]]),
  ) as Palette;
}

/** For what class names do not reach: the browser's own bars, and pictures as files. */
export const colors = palette('light');
export const darkColors = palette('dark');

const variables = (theme: [string, string][]) =>
  Object.fromEntries(theme.map(([role, value]) => [`--${role}`, value]));

/** What the dark changes. */
const changes = Object.entries(darkColors).filter(
  ([role, value]) => value !== colors[role as keyof Palette],
);

/** In units of text, so that a page with twice the letters is laid out as one of half the width. */
const screens = {
  tight: px(300),
  phone: px(360),
  sm: px(640),
  md: px(768),
  lg: px(1024),
  xl: px(1280),
  '2xl': px(1536),
};

export default {
  content: [],
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': {
          ...variables(Object.entries(colors)),
          // Within a box and between boxes; and above and below a section, or a part of one.
          '--gap': px(16),
          '--band': px(32),
          '--header': '56px',
        },
        [`@media (min-width: ${screens.md})`]: {
          ':root': { '--gap': px(24), '--band': px(64), '--header': '64px' },
        },
        // Paper stays white.
        '@media screen and (prefers-color-scheme: dark)': {
          ':root': variables(changes),
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
    screens,
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
    // Headings as the specification has them; on telephones the three largest shrink. Running
    // text has the one line height of globals.css.
    fontSize: {
      // Less than 2rem only where a word would not fit into a line.
      h1: [
        'min(var(--h1-most, 10vw), clamp(2rem, 1.6rem + 1.8vw, 2.5rem))',
        { lineHeight: '1.19' },
      ],
      h2: ['min(8.5vw, clamp(1.75rem, 1.55rem + 0.9vw, 2rem))', { lineHeight: '1.25' }],
      h3: ['clamp(1.5rem, 1.35rem + 0.7vw, 1.75rem)', { lineHeight: '1.3' }],
      h4: [px(24), { lineHeight: '1.3' }],
      h5: [px(20), { lineHeight: '1.4' }],
      h6: ['1.15rem', { lineHeight: '1.4' }],
      lead: 'clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)',
      body: '1.125rem',
      note: px(16),
      small: px(14),
    },
    extend: {
      spacing: {
        header: 'var(--header)',
        drawer: '80%',
        target: '44px',
      },
      maxWidth: { article: px(700), page: px(1200) },
      transitionDuration: { DEFAULT: '200ms' },
    },
  },
} satisfies Config;
