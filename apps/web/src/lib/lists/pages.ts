type PageSlot = number | 'gap';

export function pageSlots(current: number, last: number): PageSlot[] {
  const slots: PageSlot[] = [];
  for (let page = 1; page <= last; page += 1) {
    if (page === 1 || page === last || Math.abs(page - current) <= 2) slots.push(page);
    else if (slots[slots.length - 1] !== 'gap') slots.push('gap');
  }
  return slots;
}

interface Numbered<T> {
  total: number;
  items: readonly T[];
}

/** The API's page size limit. */
export const maxPageSize = 100;

/** Rows per page of a list that is fetched completely. */
export const screenful = 20;

/** The rows of all pages, or the first `most` of them. */
export async function everyPage<T>(load: (page: number) => Promise<Numbered<T>>, most = Infinity): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 1; ; page += 1) {
    const { total, items } = await load(page);
    rows.push(...items);
    if (items.length === 0 || rows.length >= Math.min(total, most)) return rows.slice(0, most);
  }
}
