import { addDays } from '@stallbook/kernel';

/** Years of 52 weeks, so that a Saturday stays a Saturday. */
const YEAR = 364;

/** The date moved by whole years into the twelve months that begin with `today`. */
export function movedInto(date: string, today: string): string {
  let moved = date;
  while (moved < today) moved = addDays(moved, YEAR);
  while (moved >= addDays(today, YEAR)) moved = addDays(moved, -YEAR);
  return moved;
}
