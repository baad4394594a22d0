import type { Table } from './figures';

/** A row of README's table: what was measured, and what it is held against. */
export type Summary = { figure: string; value: string; against: string };

/** What a part of the benchmark found out. */
export type Findings = { tables: Table[]; summary: Summary[] };

export type Options = {
  /** One run of each measurement, and the small builds alone. */
  quick: boolean;
  /** Says what is being done. */
  log: (line: string) => void;
  /** Does a step; if it fails, a line says so, and the others go on. */
  attempt: <Result>(step: string, action: () => Promise<Result>) => Promise<Result | undefined>;
};

export type Part = (options: Options) => Promise<Findings>;
