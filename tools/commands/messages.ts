/** `npm run messages`: what is wrong in which language. Exits non-zero where the build would refuse. */
import { messagesFolder } from '../../lib/site/config-files';
import { loadConfig } from '../../lib/site/load';
import { faultsByFile, publicFaultsByFile } from '../messages/check';

const config = await loadConfig(process.env);
const report = [...faultsByFile({ config }, messagesFolder(process.env))];
for (const [file, faults] of report) {
  console.log(faults.length === 0 ? `${file}: complete` : faults.join('\n'));
}
process.exitCode = report.some(([, faults]) => faults.length > 0) ? 1 : 0;

const publicFaults = [
  ...(await publicFaultsByFile({ config }, messagesFolder(process.env))).values(),
].flat();
if (publicFaults.length > 0) {
  console.log(`A build for a public SITE_URL would also refuse:\n${publicFaults.join('\n')}`);
  process.exitCode = 1;
}
