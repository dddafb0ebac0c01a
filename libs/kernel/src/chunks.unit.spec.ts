import { inChunks } from './chunks.js';

describe('chunks', () => {
  it('keep every item in order, and only the last one is shorter', () => {
    const items = Array.from({ length: 65 }, (_, index) => index);
    expect(inChunks(items, 30).map(({ length }) => length)).toEqual([30, 30, 5]);
    expect(inChunks(items, 30).flat()).toEqual(items);
    expect(inChunks([], 30)).toEqual([]);
  });
});
