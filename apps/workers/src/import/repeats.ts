import type { ImportRowInput } from '@stallbook/contracts';

/** Remembers the first row that names each market event. */
export class Repeats {
  private readonly firstRows = new Map<string, number>();

  /** Marks the rows that name a market event again. */
  mark(rows: readonly ImportRowInput[], marketEventIds: readonly string[]): void {
    rows.forEach((row, index) => {
      const id = marketEventIds[index] ?? '';
      const first = this.firstRows.get(id);
      if (first === undefined) this.firstRows.set(id, row.row);
      else row.repeats = first;
    });
  }
}
