import { checkDeletions, type Remains } from './deletions.js';

const kinds = (remains: Partial<Remains>) =>
  checkDeletions([{ id: 'm', applications: [], files: [], due: [], late: [], ...remains }]).map(({ kind }) => kind);

describe('a deleted market', () => {
  it('leaves nothing, and gives back what was paid too late', () =>
    expect(kinds({ late: [{ id: 'p', amountCents: 8_500, refundedCents: 8_500 }] })).toEqual([]));
  it('finds an application that is still shown', () => expect(kinds({ applications: ['a'] })).toEqual(['foreign']));
  it('finds a file that is still shown', () => expect(kinds({ files: ['f'] })).toEqual(['foreign']));
  it('finds a payment that is still asked for', () => expect(kinds({ due: ['p'] })).toEqual(['foreign']));
  it('finds money that was kept', () =>
    expect(kinds({ late: [{ id: 'p', amountCents: 8_500, refundedCents: 2_500 }] })).toEqual(['lost']));
});
