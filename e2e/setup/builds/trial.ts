/** A copy of the project with a sixteenth language, read from right to left, generated from English. */
import { copyProject } from '../../../tools/testing/project-copy';
import { trial } from '../sites';
import { buildSite } from './build';
import { disguisedMessages } from './disguise';

const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';

/** Makes the copy, next to `node_modules`, and builds it. */
export function buildTrial(): void {
  const arabic = { code: 'ar', name: 'العربية', messages: disguisedMessages(letters) };
  copyProject(trial.project ?? '', [arabic]);
  buildSite(trial);
}
