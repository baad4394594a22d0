/**
 * Red, green and blue of `#rrggbb`, or of `rgb(0, 0, 0)` as browsers state it: each from 0 to 255.
 */
function channelsOf(color: string): number[] {
  return color.startsWith('#')
    ? [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
    : [...color.matchAll(/\d+/g)].map(([channel]) => Number(channel));
}

/**
 * The share of light that a colour gives off
 * (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance).
 */
function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast of two opaque colours, from 1 to 21
 * (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}
