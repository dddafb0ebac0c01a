/** A row as a spreadsheet numbers it: the header is row 1. */
export const fileRow = (row: number): number => row + 1;
