/** `npm run messages`: what is wrong in which language. Exits non-zero where the build would refuse. */
import { messagesFolder } from '../../lib/site/config-files';
import { faultsByFile } from '../messages/check';
import { commandConfig, environment } from '../site/command-site';

const config = await commandConfig();
const report = [...faultsByFile({ config }, messagesFolder(environment))];
for (const [file, faults] of report) {
  console.log(faults.length === 0 ? `${file}: complete` : faults.join('\n'));
}
process.exitCode = report.some(([, faults]) => faults.length > 0) ? 1 : 0;
