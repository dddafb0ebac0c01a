import { readFileSync } from 'node:fs';

const TICK_MS = 10;

/** Milliseconds of processor time per process; NaN on systems other than Linux. */
export function processorTime<K extends string>(pids: Record<K, number | undefined>): Record<K, number> {
  return Object.fromEntries(
    Object.entries<number | undefined>(pids).map(([name, pid]) => [name, pid === undefined ? Number.NaN : timeOf(pid)]),
  ) as Record<K, number>;
}

function timeOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may contain spaces; user and system time are the 12th and 13th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

export function sharesOf(before: Record<string, number>, after: Record<string, number>, pieces: number): string {
  const shares = Object.entries(after).map(([name, time]) => [name, (time - (before[name] ?? 0)) / pieces] as const);
  const shown = shares.filter(([, ms]) => ms >= 0.005).map(([name, ms]) => `${name} ${ms.toFixed(2)}`);
  return `${shown.join(', ')} ms of processor time each`;
}
