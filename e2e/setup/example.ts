/** Starts the README's contact endpoint, as an operator would. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { endpointPort, under } from './sites';

const file = 'examples/contact-endpoint.mjs';

/** It writes to a file, whose lines `messages` reads. */
export async function startExample(messagesFile: string) {
  const child = spawn(process.execPath, [file], {
    stdio: 'inherit',
    env: { ...process.env, SITE: under.origin, PORT: String(endpointPort), FILE: messagesFile },
  });
  while (!(await fetch(under.settings.CONTACT_ENDPOINT).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${file} ended: ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    messages: (): unknown[] => {
      const text = existsSync(messagesFile) ? readFileSync(messagesFile, 'utf8') : '';
      return text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
}
