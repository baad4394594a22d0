/** The colours of the design tokens, for what is not styled by class names: pictures, manifest, browser. */
import { palette } from '../tailwind.config';

/** Cards and icons are seen in other programs, on whatever they show there. */
export const colors = palette('light');

export const darkColors = palette('dark');
