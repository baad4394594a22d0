/** The engines in which the journeys are walked. */
import { aptInstall } from '../apt';
import { chromium, firefox } from './puppeteer';
import type { Engine } from './visitor';
import { webkit } from './webkit';

export const engines: readonly Engine[] = [chromium, firefox, webkit];

/** Fetches engines that are missing where apt can. Elsewhere their journeys are skipped, and it is said. */
export function installEngines(): void {
  for (const { program, packages } of engines) if (!program()) aptInstall(...packages);
}
