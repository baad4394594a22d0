/** Pay per hour, in the currency of the reward. */
export function hourlyPay(reward: number, minutes: number): number {
  return (reward * 60) / minutes;
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

/** The initial answer above the table: for the second reward and length, or the only ones. */
export function firstAnswer({ rewards, minutes }: PayTable) {
  const [reward, length] = [rewards[1] ?? rewards[0], minutes[1] ?? minutes[0]];
  return { reward, length, hourly: hourlyPay(reward, length) };
}

/**
 * The lowest pay per hour in the table that reaches a wage. `config-rules.ts` makes sure of one.
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
