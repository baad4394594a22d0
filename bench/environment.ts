import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { findBrowser } from '../testing/browser';

function versionOf(name: string): string {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
}

function browserVersion(): string {
  try {
    const said = execFileSync(findBrowser() ?? '', ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.match(/[\d.]+/)?.[0] ?? 'unknown';
  } catch {
    return 'not found';
  }
}

/** What the figures depend on, in one line each: the machine, and the versions. */
export function environment(): { machine: string; versions: string } {
  const packages = ['next', 'react', 'lighthouse'].map((name) => `${name} ${versionOf(name)}`);
  return {
    machine: `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform}`,
    versions: [`node ${process.versions.node}`, ...packages, `Chromium ${browserVersion()}`].join(
      ', ',
    ),
  };
}
