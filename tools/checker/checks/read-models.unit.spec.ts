import { checkReadModel } from './read-models.js';

const document = (id: string, total = 1) => [id, { _id: id, total, at: new Date(0) }] as const;
const kinds = (live: (readonly [string, unknown])[], rebuilt: (readonly [string, unknown])[]) =>
  checkReadModel('orders', new Map(live), new Map(rebuilt)).map(({ kind }) => kind);

describe('a read model', () => {
  it('shows what its events lead to', () => expect(kinds([document('a')], [document('a')])).toEqual([]));
  it('finds a lost document', () => expect(kinds([], [document('a')])).toEqual(['lost']));
  it('finds one in which an event counted twice', () =>
    expect(kinds([document('a', 2)], [document('a')])).toEqual(['differs']));
  it('finds one that should be gone', () => expect(kinds([document('a')], [])).toEqual(['foreign']));
});
