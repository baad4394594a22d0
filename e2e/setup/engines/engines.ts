/** The engines in which the journeys are walked. */
import { aptInstall } from '../apt';
import { chromium, firefox } from './puppeteer';
import type { Engine } from './visitor';
import { webkit } from './webkit';

export const engines: readonly Engine[] = [chromium, firefox, webkit];

/** Fetches engines that are missing where apt can. Without it, their journeys are skipped. */
export function installEngines(): void {
  for (const { name, program, packages } of engines) {
    if (!program()) aptInstall(...packages);
    if (!program()) console.log(`${name} is not there: its journeys are not walked.`);
  }
}
