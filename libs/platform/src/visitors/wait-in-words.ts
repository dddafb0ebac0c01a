import { MINUTE_MS } from '@stallbook/kernel';

const SECOND_MS = 1_000;

const counted = (count: number, unit: string): string => (count === 1 ? `1 ${unit}` : `${count} ${unit}s`);

export const waitInWords = (ms: number): string =>
  ms <= 59 * SECOND_MS ? counted(Math.ceil(ms / SECOND_MS), 'second') : counted(Math.ceil(ms / MINUTE_MS), 'minute');
