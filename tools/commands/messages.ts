/** `npm run messages`: what is wrong in which language. Exits non-zero where the build would refuse. */
import { faultsByFile } from '../messages/check';

const report = [...faultsByFile()];
for (const [file, faults] of report) {
  console.log(faults.length === 0 ? `${file}: complete` : faults.join('\n'));
}
process.exitCode = report.some(([, faults]) => faults.length > 0) ? 1 : 0;
