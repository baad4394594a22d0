/** What a reward comes to by the hour, in its own currency. */
export function hourlyPay(reward: number, minutes: number): number {
  return (reward * 60) / minutes;
}

export type PayRow = { reward: number; hourly: readonly number[] };

/** One row for each reward, with what it comes to by the hour for each length, in minutes. */
export function payTable(rewards: readonly number[], minutes: readonly number[]): PayRow[] {
  return rewards.map((reward) => ({
    reward,
    hourly: minutes.map((length) => hourlyPay(reward, length)),
  }));
}

/** How many surveys of this reward it takes until a balance reaches the minimum. */
export function surveysUntil(minimum: number, reward: number): number {
  // In cents: 10 / 0.2 may be a little more than 50.
  return Math.ceil(Math.round(minimum * 100) / Math.round(reward * 100));
}
