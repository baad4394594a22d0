/** The design tokens: the only place for colours, sizes, radii and fonts. */
import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import config from './site.config';

const px = (value: number) => `${value / 16}rem`;

/** Every colour by its role: its value on a light page, then on a dark one. */
const roles = {
  page: ['#ffffff', '#14121b'],
  surface: ['#f6f4fb', '#221d31'],
  card: ['#ffffff', '#2e2840'],
  hairline: ['#e4e4ea', '#4a4361'],
  control: ['#85889a', '#8e89a6'],
  field: ['#ffffff', '#221d31'],
  ink: ['#2d2f36', '#eceaf4'],
  'ink-quiet': ['#545862', '#bdb9cc'],
  // Links, and what is current or wants to be noticed.
  primary: ['#6d28d9', '#b79cff'],
  'primary-strong': ['#4c1d95', '#d3c4ff'],
  'primary-tint': ['#f1edff', '#221d31'],
  // What carries white text: buttons, and the one card that stands out.
  solid: ['#6d28d9', '#7c3aed'],
  'solid-pressed': ['#4c1d95', '#6d28d9'],
  stage: ['#4c1d95', '#3b1a80'],
  secondary: ['#0f766e', '#5eead4'],
  'secondary-tint': ['#e4f9f3', '#143a36'],
  accent: ['#facc15', '#facc15'],
  'on-accent': ['#2d2f36', '#2d2f36'],
  success: ['#15803d', '#4ade80'],
  'success-tint': ['#f0fdf4', '#12351f'],
  warning: ['#b45309', '#fcd34d'],
  danger: ['#b91c1c', '#fca5a5'],
  'danger-tint': ['#fef2f2', '#35171c'],
  // The sign of no entry.
  stop: ['#b91c1c', '#e5484d'],
  night: ['#1e1b2e', '#1d1928'],
  'night-line': ['#3b3654', '#3a3750'],
  'night-text': ['#d9d6e8', '#d9d6e8'],
  // The disc behind an icon or a numeral.
  disc: ['#ede9fe', '#43357c'],
  // The frame of the warning.
  hazard: ['#2d2f36', '#c3bdd2'],
  // Behind the picture of a brand, and behind a logo.
  plate: ['#ede9fe', '#453c61'],
  shelf: ['#ffffff', '#d9d6e8'],
  // In the drawings: what gets darker with the page, each in its hue.
  paper: ['#ffffff', '#d2c9ea'],
  arch: ['#e2dcfd', '#372e57'],
  lilac: ['#c4b5fd', '#6f5cc0'],
  tower: ['#c4b5fd', '#7468bd'],
  // The side of a tower, of its roof, or of what is lilac, that the light does not reach.
  eave: ['#a78bfa', '#51468c'],
  // The lines between the floors of a tower.
  wall: ['#d8cefe', '#5f54a0'],
  desk: ['#4c1d95', '#7c5ce0'],
  teal: ['#0f766e', '#2da595'],
  mint: ['#99d5cd', '#3f8f86'],
  pencil: ['#e4e4ea', '#7f75a6'],
  veil: ['rgb(30 27 46 / 0.5)', 'rgb(0 0 0 / 0.65)'],
  shade: ['rgb(76 29 149 / 0.13)', 'rgb(0 0 0 / 0.5)'],
} as const;

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

/** The roots of pages whose headings use the font of the text, and the variables that say so. */
const headingsInTextFont = Object.fromEntries(
  config.languages
    .filter((language) => 'headingsInTextFont' in language)
    .map(({ code }) => [
      `:root:lang(${code})`,
      { '--heading-font': 'Roboto', '--heading-fallback': '"Roboto fallback"' },
    ]),
);

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
        ...headingsInTextFont,
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
    fontSize: {
      h1: ['var(--h1-size, clamp(2rem, 1.6rem + 1.8vw, 2.5rem))', { lineHeight: '1.19' }],
      h2: ['clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)', { lineHeight: '1.28' }],
      h3: [px(20), { lineHeight: '1.4' }],
      h4: ['clamp(1.0625rem, 0.95rem + 0.4vw, 1.1875rem)', { lineHeight: '1.4' }],
      lead: ['clamp(1.1875rem, 1.05rem + 0.6vw, 1.5rem)', { lineHeight: '1.5' }],
      // Telephones first: wider windows have the second.
      body: [px(16), { lineHeight: px(24) }],
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
