import { addDays } from '@stallbook/kernel';

/** 52 weeks keep the day of the week. */
const YEAR = 364;

/** The date, moved by whole years into the twelve months from `today` on. */
export function movedInto(date: string, today: string): string {
  let moved = date;
  while (moved < today) moved = addDays(moved, YEAR);
  while (moved >= addDays(today, YEAR)) moved = addDays(moved, -YEAR);
  return moved;
}
