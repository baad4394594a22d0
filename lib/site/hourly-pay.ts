/** Pay per hour, in the currency of the reward. */
export function hourlyPay(reward: number, minutes: number): number {
  // In cents: 2.05 * 60 / 3 is a little less than 41.
  return (Math.round(reward * 100) * 60) / minutes / 100;
}

/** Rewards, and lengths in minutes. */
export type PayTable = { rewards: readonly number[]; minutes: readonly number[] };

export type PayRow = { reward: number; hourly: readonly number[] };

/** A row for each reward, with the pay per hour for each length of a survey in minutes. */
export function payTable(rewards: readonly number[], minutes: readonly number[]): PayRow[] {
  return rewards.map((reward) => ({
    reward,
    hourly: minutes.map((length) => hourlyPay(reward, length)),
  }));
}

/** Where the sliders above the table stand at first: at the second value, or the only one. */
export function initialPosition(values: readonly unknown[]): number {
  return Math.min(1, values.length - 1);
}

/** The answer above the table as long as nobody has moved the sliders. */
export function initialAnswer({ rewards, minutes }: PayTable) {
  const reward = rewards[initialPosition(rewards)];
  const length = minutes[initialPosition(minutes)];
  return { reward, length, hourly: hourlyPay(reward, length) };
}

/**
 * The lowest pay per hour in the table that reaches a wage. `config-rules.ts` makes sure that there
 * is one.
 */
export function lowestReaching({ rewards, minutes }: PayTable, wage: number): number {
  const amounts = payTable(rewards, minutes).flatMap(({ hourly }) => hourly);
  return Math.min(...amounts.filter((amount) => amount >= wage));
}

/** The number of surveys with this reward that a balance needs to reach an amount. */
export function surveysUntil(amount: number, reward: number): number {
  // In cents: 10 / 0.2 may be a little more than 50.
  return Math.ceil(Math.round(amount * 100) / Math.round(reward * 100));
}
