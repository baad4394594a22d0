import { readdirSync, readFileSync } from 'node:fs';

type Process = { pid: number; parent: number; kib: number };

/** Linux tells it in `/proc/<pid>/status`. A process may end between the two looks. */
function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        const field = (name: string) =>
          Number(status.match(new RegExp(`^${name}:\\s+(\\d+)`, 'm'))?.[1] ?? 0);
        return [{ pid: Number(pid), parent: field('PPid'), kib: field('VmRSS') }];
      } catch {
        return [];
      }
    });
}

/**
 * MiB of memory that a process and all below it hold: the sum of their resident sets, in which shared pages
 * count more than once. Undefined where the system has no `/proc`.
 */
export function memoryOfTree(root: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const all = processes();
  const below = (pid: number): number =>
    all
      .filter(({ parent }) => parent === pid)
      .reduce((sum, child) => sum + child.kib + below(child.pid), 0);
  return ((all.find(({ pid }) => pid === root)?.kib ?? 0) + below(root)) / 1024;
}
