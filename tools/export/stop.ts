/** Ends the command, with one line for each fault. */
export function stop(message: string, faults: readonly string[]): never {
  console.error([message, ...faults.map((fault) => `  - ${fault}`)].join('\n'));
  process.exit(1);
}
