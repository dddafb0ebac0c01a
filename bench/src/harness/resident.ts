import { readFileSync, writeFileSync } from 'node:fs';

/** Megabytes of memory that a process holds, or held at its peak; NaN on systems other than Linux. */
export const residentOf = (pid: number | undefined): number => megabytes(pid, 'VmRSS');
export const peakOf = (pid: number | undefined): number => megabytes(pid, 'VmHWM');

/** From now on, `peakOf` tells the peak since now. */
export function forgetPeak(pid: number | undefined): void {
  if (process.platform === 'linux') writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function megabytes(pid: number | undefined, field: string): number {
  if (process.platform !== 'linux') return Number.NaN;
  const found = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1]) / 1_024;
}
