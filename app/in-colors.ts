import type { colors } from '@/tailwind.config';

/**
 * Replaces the roles of colours in a drawing (`fill="var(--primary)"`) by the colours of a theme,
 * because no stylesheet reaches an image file. A logo without roles stays as it is.
 * @param drawing an SVG
 * @throws Error naming a role that `tailwind.config.ts` does not have
 */
export function inColors(drawing: string, theme: typeof colors): string {
  return drawing.replace(/var\(--([a-z-]+)\)/g, (_, role: string) => {
    const color = theme[role as keyof typeof theme];
    if (!color)
      throw new Error(`A drawing has the colour ${role}, which is no role in tailwind.config.ts`);
    return color;
  });
}
