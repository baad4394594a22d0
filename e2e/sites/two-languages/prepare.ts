/**
 * Does to a copy of the project what CONTRIBUTING.md says of another colour and another brand. It
 * changes the files of the project: the workflow runs it on a checkout of its own.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import site from '../../../site.config';

function change(file: string, edit: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = edit(text);
  if (changed === text) throw new Error(`${file} has nothing to change`);
  writeFileSync(file, changed);
}

const blue = `primary: {
    plain: ['#1e40af', '#93c5fd'],
    strong: ['#1e3a8a', '#bfdbfe'],
    solid: ['#1d4ed8', '#2563eb'],
    tint: ['#eff6ff', '#172033'],
  },`;
change('tailwind.config.ts', (text) => text.replace(/primary: \{[^}]*\},/, blue));

copyFileSync(`public/brands/${site.brands[0]}.svg`, 'public/brands/own-brand.svg');
for (const { code } of site.languages)
  change(`messages/${code}.json`, (text) => {
    const messages = JSON.parse(text);
    messages.cta_section.brands.names['own-brand'] = 'Kaya Toast';
    return `${JSON.stringify(messages, null, 2)}\n`;
  });
change('messages/notes.json', (text) => {
  const notes = JSON.parse(text);
  notes['cta_section.brands.names.own-brand'] = { about: 'A brand name.', same: 'all' };
  return `${JSON.stringify(notes, null, 2)}\n`;
});

// A unit test wants every English text in the baseline.
execFileSync('npm', ['run', 'messages', '--', '--up-to-date', 'en'], { stdio: 'inherit' });
