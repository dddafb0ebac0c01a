export type PageSlot = number | 'gap';

/** First page, last page and those within 2 of the current one, with gaps between. Pages count from 1. */
export function pageSlots(current: number, last: number): PageSlot[] {
  const slots: PageSlot[] = [];
  for (let page = 1; page <= last; page += 1) {
    if (page === 1 || page === last || Math.abs(page - current) <= 2) slots.push(page);
    else if (slots[slots.length - 1] !== 'gap') slots.push('gap');
  }
  return slots;
}
