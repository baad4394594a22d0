/**
 * What can go wrong in an export. The key is the line of the report, which begins with the file to change; then comes
 * what to replace in the file, by what, and the lines that the report has besides.
 */
export type PlantedFaults = Record<
  string,
  readonly [from: string | RegExp, to: string, besides?: readonly string[]]
>;
