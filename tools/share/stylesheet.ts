import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { colors, darkColors } from '../../tailwind.config';

/** The styles for the classes in these files, in the site's colours for both themes. */
export async function stylesheet(): Promise<string> {
  const roles = Object.keys(colors) as (keyof typeof colors)[];
  const tokens = roles.map(
    (role) => `--color-${role}: light-dark(${colors[role]}, ${darkColors[role]});`,
  );
  const source = `@import "tailwindcss" source("./"); @theme { ${tokens.join(' ')} }`;
  const from = 'tools/share/share.css';
  return (await postcss([tailwind()]).process(source, { from })).css;
}
