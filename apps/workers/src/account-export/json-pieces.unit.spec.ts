import { jsonOf } from './json-pieces.js';

describe('JSON in pieces', () => {
  it.each([
    ['values', { text: 'a "b"\n\u2028é', none: null, yes: true, count: 1.5, at: new Date(0), missing: undefined }],
    ['lists', { empty: [], nested: [[], [1, [2]], { a: [] }], holes: [undefined, null] }],
    ['objects', { empty: {}, 'a key': { deeper: { still: 'here' } } }],
    ['a lone value', 'text'],
  ])('is the same text for %s', (_, value) => {
    expect([...jsonOf(value)].join('')).toBe(JSON.stringify(value, null, 2));
  });

  it('holds a small part of a long text at a time', () => {
    const value = { records: Array.from({ length: 20_000 }, (_, id) => ({ id, note: 'x'.repeat(50) })) };
    const pieces = [...jsonOf(value)];
    expect(pieces.join('')).toBe(JSON.stringify(value, null, 2));
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(70_000);
  });
});
