/** The design tokens: the only place for colours, sizes, radii and fonts. */
import type { Config } from 'tailwindcss';

const px = (value: number) => `${value / 16}rem`;

export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      primary: { DEFAULT: '#6d28d9', dark: '#4c1d95', tint: '#f5f3ff' },
      secondary: { DEFAULT: '#0f766e', tint: '#f0fdfa' },
      accent: '#facc15',
      success: { DEFAULT: '#15803d', tint: '#f0fdf4' },
      danger: { DEFAULT: '#b91c1c', tint: '#fef2f2' },
      warning: '#b45309',
      info: '#1d4ed8',
      surface: '#f5f5f7',
      ink: { DEFAULT: '#2d2f36', quiet: '#5b5f6b' },
      hairline: '#e4e4ea',
      control: '#85889a',
      night: { DEFAULT: '#1e1b2e', line: '#3b3654', text: '#d9d6e8' },
    },
    // In units of text, so that a page with twice the letters is laid out as one of half the width.
    screens: {
      tight: px(300),
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
      h1: ['clamp(2rem, 1.6rem + 1.8vw, 2.5rem)', { lineHeight: '1.2' }],
      h2: [px(32), { lineHeight: '1.25' }],
      h3: [px(28), { lineHeight: '1.3' }],
      h4: [px(24), { lineHeight: '1.35' }],
      h5: [px(20), { lineHeight: '1.4' }],
      h6: ['1.15rem', { lineHeight: '1.45' }],
      lead: ['1.3rem', { lineHeight: '1.6' }],
      body: ['1.125rem', { lineHeight: '1.7' }],
      note: [px(16), { lineHeight: '1.6' }],
      small: [px(14), { lineHeight: '1.5' }],
    },
    extend: {
      spacing: { 'header-sm': '56px', 'header-md': '64px', drawer: '80%', target: '44px' },
      maxWidth: { article: px(700), page: px(1200) },
      boxShadow: {
        hairline: '0 1px #e4e4ea',
        raised: '0 1px 2px rgb(45 47 54 / 0.06), 0 8px 24px rgb(76 29 149 / 0.1)',
        lifted: '0 2px 4px rgb(45 47 54 / 0.08), 0 16px 40px rgb(76 29 149 / 0.16)',
      },
      transitionDuration: { DEFAULT: '200ms' },
    },
  },
} satisfies Config;
