/**
 * Stands in for Lucide's `createLucideIcon` (see `next.config.mjs`): the site draws its icons on the server,
 * from Lucide's bare drawings, and sends no icon component to the browser. That saves 1 KB a visitor.
 */
export default function noClientIcon(): undefined {
  return undefined;
}
