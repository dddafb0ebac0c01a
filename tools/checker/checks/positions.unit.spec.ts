import { checkPositions } from './positions.js';

const kinds = (...positions: (number | string)[]) =>
  checkPositions(
    'events',
    positions.map((position, index) => ({ _id: `c${index}`, position })),
  ).map(({ kind }) => kind);

describe('places of commits', () => {
  it('are dense', () => expect(kinds(2, 1, 3)).toEqual([]));
  it('finds a commit that the relay never met', () => expect(kinds(1, 'c1')).toEqual(['lost']));
  it('finds every place that is missing', () => expect(kinds(2, 5)).toEqual(['lost', 'lost', 'lost']));
  it('finds a place that was given twice', () => expect(kinds(1, 2, 2)).toEqual(['doubled']));
});
