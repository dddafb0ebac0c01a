import { cellsOf, columnsOf } from './columns.js';

describe('the cells of an imported row', () => {
  it('contain no invisible and no direction-changing characters', () => {
    const row = ['Mar\u200bket \u202efdp.exe', ' Sal\u00adem\u2066 '];
    expect(cellsOf(columnsOf(['title', 'city']), row)).toMatchObject({ title: 'Market fdp.exe', city: 'Salem' });
  });
});
