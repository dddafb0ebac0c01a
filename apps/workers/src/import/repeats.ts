import type { ImportRowInput } from '@stallbook/contracts';

/** Remembers where the first row is that names each market event. */
export class Repeats {
  private readonly places = new Map<string, number>();

  /** Marks the rows that name a market event again. A row that fails names none. */
  mark(rows: readonly ImportRowInput[], marketEventIds: readonly string[]): void {
    rows.forEach((row, index) => {
      const id = marketEventIds[index];
      if (!id) return;
      const first = this.places.get(id);
      if (first === undefined) this.places.set(id, row.place ?? row.row);
      else row.repeats = first;
    });
  }
}
