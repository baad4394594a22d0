import type { colors } from '@/tailwind.config';

/** A class of a drawing, as its stylesheet on a page has it: `fill-primary`, `stroke-mint`. */
const roleClass = /^(fill|stroke)-(.+)$/;

/**
 * A drawing as a file of its own, which no stylesheet reaches: its classes, which are colours by their roles, become
 * attributes with the colours of one theme. A drawing of an operator's without such classes stays as it is.
 * @param drawing an SVG
 */
export function inColors(drawing: string, theme: typeof colors): string {
  return drawing.replace(/ class="([^"]*)"/g, (_, names: string) =>
    names
      .split(' ')
      .map((name) => {
        const [, property, role] = roleClass.exec(name) ?? [];
        const color = theme[role as keyof typeof theme];
        if (!color)
          throw new Error(`A drawing has the class ${name}, which is no colour by its role`);
        return ` ${property}="${color}"`;
      })
      .join(''),
  );
}
