import type { Actor } from './operation.js';
import { assertStepUp, isFresh, requireFresh } from './step-up.js';

const NOW = new Date('2027-05-08T12:00:00Z');
const ada: Actor = { id: 'ada', role: 'admin' };

describe('a step-up', () => {
  it.each([
    ['2027-05-08T12:00:00Z', true],
    ['2027-05-08T11:50:00Z', true],
    ['2027-05-08T11:49:59Z', false],
    [null, false],
  ])('treats a check at %s as fresh: %s', (checkedAt, fresh) => {
    expect(isFresh({ checkedAt }, NOW)).toBe(fresh);
  });

  it('is required only from users with a second factor', () => {
    const refusal = expect.objectContaining({ code: 'STEP_UP_REQUIRED' }) as Error;
    expect(() => assertStepUp({ ...ada, secondFactor: { checkedAt: null } }, NOW)).toThrow(refusal);
    expect(() => assertStepUp({ ...ada, secondFactor: { checkedAt: NOW.toISOString() } }, NOW)).not.toThrow();
    expect(() => assertStepUp(ada, NOW)).not.toThrow();
    expect(() => assertStepUp(undefined, NOW)).not.toThrow();
  });

  it('is required of a token from before the factor too, which does not name it', () => {
    const refusal = expect.objectContaining({ code: 'STEP_UP_REQUIRED' }) as Error;
    for (const actor of [ada, { ...ada, secondFactor: { checkedAt: null } }])
      expect(() => requireFresh(actor, NOW)).toThrow(refusal);
    expect(() => requireFresh({ ...ada, secondFactor: { checkedAt: NOW.toISOString() } }, NOW)).not.toThrow();
  });
});
