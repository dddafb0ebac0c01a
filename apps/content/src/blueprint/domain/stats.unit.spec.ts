import { statsOf } from './stats.js';

describe('the stats of a vendor', () => {
  it.each([
    [['a'], ['a', 'b', 'c'], { completed: 1, published: 3, completionRate: 33 }],
    [['a', 'hidden'], ['a'], { completed: 1, published: 1, completionRate: 100 }],
    [['hidden'], [], { completed: 0, published: 0, completionRate: 0 }],
  ])('[CO-024] with %j completed and %j published are %j', (completed, published, stats) => {
    expect(statsOf(completed, new Set(published))).toEqual(stats);
  });
});
