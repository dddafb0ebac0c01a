import { cellsOf, columnsOf, readHeader } from './columns.js';

describe('the cells of an imported row', () => {
  it('contain no invisible and no direction-changing characters', () => {
    const row = ['Mar\u200bket \u202efdp.exe', ' Sal\u00adem\u2066 '];
    expect(cellsOf(columnsOf(['title', 'city']), row)).toMatchObject({ title: 'Market fdp.exe', city: 'Salem' });
  });
});

describe('the columns that an admin chose', () => {
  const positionsOf = (header: string[], choices: Parameters<typeof readHeader>[1] = []) =>
    Object.fromEntries(readHeader(header, choices).positions);

  it('come before the names of the header, the first of each meaning', () => {
    const header = ['title', 'name', 'Color', 'Shape'];
    expect(positionsOf(header)).toEqual({ title: 0 });
    expect(positionsOf(header, [{ position: 1, field: 'title' }])).toEqual({ title: 1 });
    const twice = [2, 3].map((position) => ({ position, field: 'city' as const }));
    expect(positionsOf(header, twice)).toEqual({ title: 0, city: 2 });
  });

  it('can be ignored, and exist in the header', () => {
    expect(positionsOf(['title', 'city'], [{ position: 1, field: null }])).toEqual({ title: 0 });
    expect(positionsOf(['title'], [{ position: 1, field: 'city' }])).toEqual({ title: 0 });
    expect(readHeader(['title', 'source_id', 'Color'], []).unknown).toEqual(['Color']);
    expect(readHeader(['title', 'Color'], [{ position: 1, field: null }]).unknown).toEqual([]);
  });
});
