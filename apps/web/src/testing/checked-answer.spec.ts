import operations from '../../persisted-operations.json';
import { checkedAnswer } from './checked-answer.js';

const idOf = (operation: string) =>
  Object.entries(operations).find(([, text]) => text.startsWith(`query ${operation}(`))?.[0] ?? '';
const claim = {
  id: 'c1',
  status: 'pending',
  organizerId: null,
  requestedByName: 'Ann Example',
  requestedByEmail: 'ann@example.org',
  requestedByPhone: null,
  businessName: null,
  message: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
  closedBecause: null,
  otherOpenClaims: null,
  event: null,
  nextOwner: null,
};
const check = (change: object, variables: Record<string, unknown> = { input: {} }) =>
  checkedAnswer('Claims', idOf('Claims'), variables, { claims: { total: 1, items: [{ ...claim, ...change }] } });

describe('A fake answer', () => {
  it('that fits the schema passes, cut to what the operation selects', () => {
    expect(check({ secret: 'not selected' })).toEqual({
      data: { claims: { total: 1, items: [claim] } },
      problems: [],
    });
  });

  it.each([
    [
      'an unknown enum value',
      { status: 'lost' },
      'Claims at claims.items.0.status: Enum "ClaimStatus" cannot represent value: "lost"',
    ],
    ['a value of another type', { businessName: 7 }, 'Claims at claims.items.0.businessName: is no String: 7'],
    [
      'null where the schema promises a value',
      { createdAt: null },
      'Claims at claims.items.0.createdAt: Cannot return null for non-nullable field EventClaim.createdAt.',
    ],
    ['undefined', { message: undefined }, 'Claims at claims.items.0.message: is undefined'],
  ])('with %s is refused by operation and path', (_kind, change, problem) => {
    expect(check(change).problems).toEqual([problem]);
  });

  it('without a selected field is refused', () => {
    const { total: _total, ...rest } = { total: 1, items: [] };
    expect(checkedAnswer('Claims', idOf('Claims'), { input: {} }, { claims: rest }).problems).toEqual([
      'Claims at claims.total: is missing',
    ]);
  });

  it('to variables that the schema does not know is refused', () => {
    expect(check({}, { input: { color: 'green' } }).problems[0]).toContain('Field "color" is not defined by type');
  });

  it('to a document that is not persisted is refused', () => {
    expect(checkedAnswer('Claims', 'unknown', {}, {}).problems).toEqual(['Claims: the document is not persisted']);
  });
});
