/**
 * The other engines: Playwright's own where they were downloaded, and those of the system where not. Playwright's are
 * patched, and no package of npm or of a Linux distribution holds them: `npx playwright install` fetches them from its servers,
 * which not every machine reaches.
 */
import { firefox as systemFirefox } from './firefox';
import { playwrightFirefox, playwrightWebkit } from './playwright';
import { webkit as systemWebkit } from './webkit';

export const firefox = playwrightFirefox.program ? playwrightFirefox : systemFirefox;
export const webkit = playwrightWebkit.program ? playwrightWebkit : systemWebkit;
