import { newId } from './ids.js';

describe('IDs', () => {
  const ids = Array.from({ length: 5_000 }, newId);

  it('are in the order in which they were made, also within one millisecond', () => {
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are UUIDs of version 7', () => {
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
