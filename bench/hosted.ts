/** The site, its pages without scripts, and the floor, each built and served once in a run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPages } from '../lib/paths';
import { buildFloor } from './floor';
import { host } from './host';
import { buildSite } from './project';
import { exportOf, floorHost, siteHost } from './sites';
import { writeWithoutScripts } from './without-scripts';

export type Hosted = {
  siteFolder: string;
  floorHtml: string;
  floorFolder: string;
};

const stops: (() => void)[] = [];

async function start(): Promise<Hosted> {
  const floorFolder = await buildFloor();
  const siteFolder = exportOf((await buildSite()).project);
  for (const page of allPages) writeWithoutScripts(siteFolder, page);
  stops.push(await host(siteFolder, siteHost.port));
  stops.push(await host(floorFolder, floorHost.port));
  const floorHtml = readFileSync(join(floorFolder, 'index.html'), 'utf8');
  return { siteFolder, floorFolder, floorHtml };
}

let hosted: Promise<Hosted> | undefined;

export function hostAll(): Promise<Hosted> {
  hosted ??= start();
  return hosted;
}

export function stopHosts(): void {
  for (const stop of stops) stop();
}
