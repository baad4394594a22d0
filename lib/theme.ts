/** The colours of the design tokens, for what is not styled by class names: pictures, manifest, browser. */
import tailwind from '../tailwind.config';

export const { colors } = tailwind.theme;
