/** What an operator renews once in a while, because readers take it for recent. */
import type { SiteConfig } from '../../lib/site/config';

/**
 * Facts that were checked longer ago are due: prices and laws of a year ago are no longer those of
 * today.
 */
const validDays = 180;

const msPerDay = 86_400_000;

/**
 * One line for each day of a check that is long ago, and for copyright years that end before this
 * one.
 */
export function dueRenewals({ facts, topFive }: SiteConfig, today: Date): string[] {
  const checks = [
    ...(facts.checked ? [['facts.checked.on', facts.checked.on]] : []),
    ...topFive.map(({ name, checkedOn }, row) => [`topFive.${row}.checkedOn (${name})`, checkedOn]),
  ];
  const old = checks.flatMap(([place, day]) => {
    const days = Math.floor((today.getTime() - Date.parse(day)) / msPerDay);
    if (days <= validDays) return [];
    return `site.config.ts: ${place} is ${day}, ${days} days ago: check again what it dates (docs/facts.md)`;
  });
  const { last } = facts.copyrightYears;
  const year = today.getUTCFullYear();
  if (last >= year) return old;
  return [...old, `site.config.ts: facts.copyrightYears.last is ${last}, and this is ${year}`];
}
