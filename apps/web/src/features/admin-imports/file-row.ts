/** A row as a spreadsheet numbers it: rows come counted from 0. */
export const fileRow = (row: number): number => row + 1;
