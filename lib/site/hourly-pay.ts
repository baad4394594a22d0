/** What a reward comes to by the hour, in its own currency. */
export function hourlyPay(reward: number, minutes: number): number {
  return (reward * 60) / minutes;
}

/** Rewards, and lengths in minutes. */
export type PayTable = { rewards: readonly number[]; minutes: readonly number[] };

export type PayRow = { reward: number; hourly: readonly number[] };

/** One row for each reward, with what it comes to by the hour for each length, in minutes. */
export function payTable(rewards: readonly number[], minutes: readonly number[]): PayRow[] {
  return rewards.map((reward) => ({
    reward,
    hourly: minutes.map((length) => hourlyPay(reward, length)),
  }));
}

/** What the question above the table is answered with at first: the second reward for the second length, or the only ones. */
export function firstAnswer({ rewards, minutes }: PayTable) {
  const [reward, length] = [rewards[1] ?? rewards[0], minutes[1] ?? minutes[0]];
  return { reward, length, hourly: hourlyPay(reward, length) };
}

/** The lowest amount of the table that reaches a wage by the hour. `config-rules.ts` refuses a table without one. */
export function lowestReaching({ rewards, minutes }: PayTable, wage: number): number {
  const amounts = payTable(rewards, minutes).flatMap(({ hourly }) => hourly);
  return Math.min(...amounts.filter((amount) => amount >= wage));
}

/** How many surveys of this reward it takes until a balance reaches an amount. */
export function surveysUntil(amount: number, reward: number): number {
  // In cents: 10 / 0.2 may be a little more than 50.
  return Math.ceil(Math.round(amount * 100) / Math.round(reward * 100));
}
