import { checkReplica, type Copied, type Copy } from './replicas.js';

const copy = (id: string, name = 'Ann', isTrace = false): Copy => ({ id, facts: { name, extra: 1 }, isTrace });
const clean: Copied = {
  source: new Map([
    ['a', { name: 'Ann' }],
    ['b', { name: 'Ann' }],
  ]),
  gone: new Set(['g']),
  copies: [copy('a'), copy('b'), copy('g', '', true)],
  forgets: true,
};
const kinds = (more: Partial<Copied> = {}) => checkReplica('people', { ...clean, ...more }).map(({ kind }) => kind);

describe('a replica', () => {
  it('equals its source, and may hold more of each', () => expect(kinds()).toEqual([]));
  it('finds an entry that is lost', () => expect(kinds({ copies: [copy('a')] })).toEqual(['lost']));
  it('finds an entry that is there twice', () =>
    expect(kinds({ copies: [copy('a'), copy('a'), copy('b')] })).toEqual(['doubled']));
  it('finds an entry that is out of date', () =>
    expect(kinds({ copies: [copy('a', 'Anna'), copy('b')] })).toEqual(['differs']));
  it('finds a trace of what is still there', () =>
    expect(kinds({ copies: [copy('a', 'Ann', true), copy('b')] })).toEqual(['lost']));
  it('finds an entry that its source never had', () =>
    expect(kinds({ copies: [...clean.copies, copy('c')] })).toEqual(['foreign']));
  it('finds an entry that outlives its source', () =>
    expect(kinds({ copies: [copy('a'), copy('b'), copy('g')] })).toEqual(['foreign']));
  it('may keep copies of deleted records if it does not have to forget them', () =>
    expect(kinds({ copies: [copy('a'), copy('b'), copy('g')], forgets: false })).toEqual([]));
});
