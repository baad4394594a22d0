import { operatorFaults } from '../../lib/operator-rules';
import { operators } from '../../lib/operators';
import { checkSettings, type Environment } from '../../lib/settings';
import { messageFaults } from '../messages/check';
import { isPublic, sampleDetails } from './sample-details';

/**
 * Everything that forbids a build with these settings, one line each. Samples forbid it if the site is
 * public and they are not allowed: also if its address is public and has a fault, which tells both at once.
 */
export function buildFaults(environment: Environment): string[] {
  const { settings, faults } = checkSettings(environment);
  const site = settings.SITE_URL ?? environment.SITE_URL ?? '';
  const refused = isPublic(site) && !environment.ALLOW_SAMPLE_DETAILS;
  const samples = refused ? sampleDetails(settings, environment) : [];
  return [...faults, ...operatorFaults(operators), ...samples, ...messageFaults()];
}
