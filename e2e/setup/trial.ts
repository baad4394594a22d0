/** A copy of the project with a sixteenth language, read from right to left, generated from English. */
import { copyProject } from '../../tools/testing/project-copy';
import { disguisedMessages } from './disguise';
import { trial } from './sites';

const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';

/** Makes the copy, next to `node_modules`. */
export function makeTrial(): void {
  const arabic = { code: 'ar', name: 'العربية', messages: disguisedMessages(letters) };
  copyProject(trial.project ?? '', [arabic]);
}
