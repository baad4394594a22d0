/** The engines in which the journeys are walked, beside Chromium, in which everything else is tested. */
import { aptInstall } from '../apt';
import { firefox } from './firefox';
import type { Engine } from './visitor';
import { webkit } from './webkit';

export const engines: readonly Engine[] = [firefox, webkit];

/** Fetches engines that are missing where apt can. Without it, their journeys are skipped. */
export function installEngines(): void {
  for (const { name, program, packages } of engines) {
    if (!program()) aptInstall(...packages);
    if (!program()) console.log(`${name} is not there: its journeys are not walked.`);
  }
}
