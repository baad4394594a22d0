/**
 * For styles of a list of the languages in two columns: how many rows it has. Tailwind loads it as
 * a plugin.
 */
import plugin from 'tailwindcss/plugin';
import { loadSources } from '../site/load';

const { config } = await loadSources(process.env);

export default plugin(({ addBase }) => {
  addBase({ ':root': { '--language-rows': String(Math.ceil(config.languages.length / 2)) } });
});
