export type PlantedFault = {
  /** The file to change; `*.html` stands for every page. */
  file: string;
  from: string | RegExp;
  to: string;
  /** The lines of the report that follow from it. */
  lines: string[];
};

/** What can go wrong in an export: how each fault is planted, and what has to be said of it. */
export type PlantedFaults = Record<string, PlantedFault>;
