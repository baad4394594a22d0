/**
 * The script for releases, with programs in place of nginx and systemd that only write down how
 * they were called.
 */
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from '../export/files';
import { publish, writePrograms } from '../testing/release';

const folder = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder for releases. */
function emptyPlace(): string {
  const place = mkdtempSync(join(folder, 'place-'));
  writePrograms(place);
  return place;
}

const callsIn = (place: string) =>
  readFileSync(join(place, 'calls'), 'utf8').split('\n').slice(0, -1);

const currentIn = (place: string) => basename(readlinkSync(join(place, 'current')));

/** A release of three files, two of which have its name. */
function writeSmallRelease(place: string, name: string): void {
  for (const file of ['index.html', `_next/${name}.css`, `scripts/${name}.js`]) {
    const path = join(place, name, 'out', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, name);
  }
}

test('a release that is not there or has no page is refused, and the present one stays', () => {
  const place = emptyPlace();
  writeSmallRelease(place, 'one');
  expect(publish(place, 'one').status).toBe(0);
  const calls = callsIn(place);
  mkdirSync(join(place, 'empty/out'), { recursive: true });
  for (const name of ['nope', 'no/such', 'empty']) {
    const { status, stderr } = publish(place, name);
    expect(status).toBe(1);
    expect(stderr).toContain(name === 'no/such' ? 'No such file' : `${name}/out/index.html`);
    expect(currentIn(place)).toBe('one');
  }
  expect(callsIn(place)).toEqual(calls);
});

test('a step that fails ends the script: a folder is where the link will be', () => {
  const place = emptyPlace();
  writeSmallRelease(place, 'one');
  mkdirSync(join(place, 'current'));
  expect(publish(place, 'one')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^mv: /),
  });
  expect(callsIn(place)).toEqual([]);
});

test('a release may be published again, and after a broken one', () => {
  const place = emptyPlace();
  writeSmallRelease(place, 'one');
  writeSmallRelease(place, 'broken');
  for (const folder of ['_next', 'scripts'])
    rmSync(join(place, 'broken/out', folder), { recursive: true });
  for (const name of ['one', 'one', 'broken', 'one']) {
    expect(publish(place, name)).toMatchObject({ status: 0, stderr: '' });
    expect(currentIn(place)).toBe(name);
    expect(readFileSync(join(place, 'current/www/index.html'), 'utf8')).toBe(name);
  }
});

test('a release has the files of the one before, and no older ones', () => {
  const place = emptyPlace();
  for (const name of ['one', 'two', 'three']) {
    writeSmallRelease(place, name);
    expect(publish(place, name).status).toBe(0);
  }
  expect(filesBelow(join(place, 'current/www')).sort()).toEqual([
    '_next/three.css',
    '_next/two.css',
    'index.html',
    'scripts/three.js',
    'scripts/two.js',
  ]);
});

test('nginx is reloaded and the endpoint restarted, also on the way back', () => {
  const place = emptyPlace();
  for (const name of ['one', 'two']) writeSmallRelease(place, name);
  for (const name of ['one', 'two', 'one']) {
    writeFileSync(join(place, 'calls'), '');
    expect(publish(place, name).status).toBe(0);
    expect(callsIn(place)).toEqual([
      'nginx -t -q',
      'nginx -s reload',
      'systemctl is-active --quiet contact',
      'systemctl restart contact',
    ]);
  }
});

test('a release is published while nginx is stopped, and that is said', () => {
  const place = emptyPlace();
  writeSmallRelease(place, 'one');
  writeFileSync(join(place, 'bin/nginx'), '#!/bin/sh\n[ "$1" = -t ]\n');
  expect(publish(place, 'one')).toMatchObject({
    status: 0,
    stderr: expect.stringContaining('nginx does not run'),
  });
  expect(currentIn(place)).toBe('one');
  expect(callsIn(place)).toContain('systemctl restart contact');
});

test('what nginx refuses is not published', () => {
  const place = emptyPlace();
  for (const name of ['one', 'two']) writeSmallRelease(place, name);
  expect(publish(place, 'one').status).toBe(0);
  writePrograms(place, { nginx: 1 });
  expect(publish(place, 'two').status).toBe(1);
  expect(currentIn(place)).toBe('one');
  expect(callsIn(place)).toEqual(['nginx -t -q']);
});
