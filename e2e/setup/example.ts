/** Starts the contact endpoint in examples/, as an operator would. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { end, untilAnswers } from './child';
import { endpointPort, under } from './sites';

const file = 'examples/contact-endpoint.mjs';

/** It writes to a file, whose lines `messages` reads. */
export async function startExample(messagesFile: string) {
  const child = spawn(process.execPath, [file], {
    stdio: 'inherit',
    env: { ...process.env, SITE: under.origin, PORT: String(endpointPort), FILE: messagesFile },
  });
  const ask = () => fetch(under.settings.CONTACT_ENDPOINT);
  await untilAnswers(child, ask, () => `${file} ended: ${child.exitCode}`);
  return {
    messages: (): unknown[] => {
      const text = existsSync(messagesFile) ? readFileSync(messagesFile, 'utf8') : '';
      return text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    },
    stop: () => end(child),
  };
}
