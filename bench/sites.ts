/** Where the benchmark builds and serves. */
import { plain } from '../e2e/setup/sites';

/** Everything that the benchmark writes, except README's table. Next to `node_modules`, for the builds. */
export const benchFolder = '.out-bench';

export type Host = { port: number; origin: string };

export const siteHost: Host = { port: 4400, origin: 'http://localhost:4400' };
export const floorHost: Host = { port: 4401, origin: 'http://localhost:4401' };

/** As the project comes, published where the benchmark serves it. */
export const settings = { ...plain.settings, SITE_URL: siteHost.origin };

/** The export of a built project. */
export function exportOf(project: string): string {
  return `${project}/out`;
}
