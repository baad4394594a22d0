import type { colors } from '@/tailwind.config';

/**
 * A drawing as a file of its own, which no stylesheet reaches: colours by their roles,
 * `fill="var(--primary)"`, become those of one theme. A drawing of an operator's without such
 * colours stays as it is.
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
