import { violations } from './schema.js';

const schemas = {
  thing: {
    type: 'object' as const,
    required: ['id', 'amount'],
    properties: {
      id: { type: 'string' as const, maxLength: 5 },
      amount: { type: 'integer' as const },
      state: { type: 'string' as const, nullable: true, enum: ['open', 'paid'] },
      owner: { anyOf: [{ type: 'string' as const }, { $ref: '#/components/schemas/thing' }] },
      tags: { type: 'array' as const, items: { type: 'string' as const } },
    },
  },
};
const check = (value: unknown) => violations(schemas, { $ref: '#/components/schemas/thing' }, value);

describe('the check against a schema', () => {
  it('accepts what fits', () => {
    expect(check({ id: 'a', amount: 1, state: null, owner: { id: 'b', amount: 2 }, tags: ['x'] })).toEqual([]);
  });

  it.each([
    [{ id: 'a' }, '$.amount: is missing'],
    [{ id: 'a', amount: 1.5 }, '$.amount: is number, not integer'],
    [{ id: 'a', amount: null }, '$.amount: is null, not integer'],
    [{ id: 'a', amount: 1, state: 'gone' }, '$.state: "gone" is no known value'],
    [{ id: 'abcdef', amount: 1 }, '$.id: too long'],
    [{ id: 'a', amount: 1, tags: [1] }, '$.tags[0]: is integer, not string'],
    [{ id: 'a', amount: 1, owner: { id: 'b' } }, '$.owner: is object, not string'],
    [[], '$: is array, not object'],
  ])('finds what is wrong in %j', (value, wrong) => {
    expect(check(value).join()).toBe(wrong);
  });
});
