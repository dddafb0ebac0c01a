import { assertAsSeen, changesTo } from './as-seen.js';

interface Stall {
  goods: string;
  size: number | null;
  tags: string[];
}
const current: Stall = { goods: 'Jam', size: 3, tags: ['sweet'] };
const refusal = { code: 'STALL.CHANGED_MEANWHILE', message: 'Changed.' };
const check = (wanted: Partial<Stall>, seen: Partial<Stall>) => () =>
  assertAsSeen({ current, wanted, seen, ...refusal });

describe('what a form changes', () => {
  it('is every value that differs from the one it showed', () => {
    const seen = { goods: 'Jam', size: 2, tags: ['sweet'] };
    expect(changesTo<Stall>(seen, { goods: 'Jam', size: null, tags: ['sweet'] })).toEqual({ size: null });
  });

  it('is every value if it is unknown what it showed', () =>
    expect(changesTo<Stall>({}, { goods: 'Jam', size: null })).toEqual({ goods: 'Jam', size: null }));
});

describe('a form replaces', () => {
  it('the values that it showed, and those of which it does not say so', () =>
    expect(check({ goods: 'Tea', size: 4, tags: [] }, { goods: 'Jam', tags: ['sweet'] })).not.toThrow());

  it('no value that it did not show, and the refusal names the fields', () =>
    expect(check({ goods: 'Tea', size: 4, tags: [] }, { goods: 'Oil', size: null, tags: ['sweet'] })).toThrow(
      expect.objectContaining({
        ...refusal,
        fields: [
          { path: 'goods', message: 'Changed.' },
          { path: 'size', message: 'Changed.' },
        ],
      }),
    ));

  it('a value that someone else made the same already', () =>
    expect(check({ goods: 'Jam', tags: ['sweet'] }, { goods: 'Oil', tags: [] })).not.toThrow());
});
