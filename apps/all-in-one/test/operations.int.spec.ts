import * as contracts from '@stallbook/contracts';
import { newId, type Actor, type Operation } from '@stallbook/kernel';
import { CALLERS, operations, steppedUp, type Caller } from './testing/operation-table.js';
import { openHarness, type Harness } from './testing/harness.js';
import { planPricesExist } from './testing/plan-prices.js';

const isOperation = (value: unknown): value is Operation<object, unknown> =>
  typeof value === 'object' && value !== null && 'service' in value && 'access' in value && 'kind' in value;
const system = Object.values(contracts.systemOperationsOf).flatMap((ofService) => Object.values(ofService));
const records = Object.values(contracts.recordOperationsOf).flatMap((ofService) => Object.values(ofService));
const known = [...Object.values(contracts as Record<string, unknown>), ...system, ...records].filter(isOperation);
const steppingUp = known.filter(({ stepUp }) => stepUp);

describe('the access rules of the services', () => {
  let harness: Harness;
  let held: Record<string, number>;
  beforeAll(async () => {
    harness = await openHarness();
    await planPricesExist(harness);
    held = await harness.holdings();
  });
  afterAll(() => harness.close());

  const codeOf = async (
    operation: Operation<object, unknown>,
    caller: Caller,
    more: Pick<Actor, 'secondFactor'> = {},
  ): Promise<string> => {
    const actor = caller === 'anonymous' ? undefined : { id: newId(), role: caller, ...more };
    try {
      await harness.rpc.call(operation, {}, { actor });
      return 'done';
    } catch (error) {
      return (error as { code?: string }).code ?? 'INTERNAL';
    }
  };

  it('every operation has an access rule in the table, and no other', () => {
    expect(Object.keys(operations).sort()).toEqual(known.map(({ name }) => name).sort());
  });

  it.each(known.map((operation) => [operation.name, operation] as const))('%s', async (name, operation) => {
    for (const caller of CALLERS.filter((one) => !operations[name]?.includes(one))) {
      const refusal = caller === 'anonymous' ? 'UNAUTHENTICATED' : 'PERMISSION_DENIED';
      expect({ caller, code: await codeOf(operation, caller) }).toEqual({ caller, code: refusal });
    }
  });

  it('exactly these operations require a recent second factor', async () => {
    const declared = steppingUp.map(({ name }) => name);
    expect(declared.sort()).toEqual([...steppedUp].sort());
  });

  describe('where the second factor was checked', () => {
    const at = (msAgo: number) => new Date(harness.clock.now().getTime() - msAgo).toISOString();
    const callersOf = ({ name }: Operation<object, unknown>) =>
      operations[name]?.filter((one) => one !== 'anonymous' && one !== 'system') ?? [];
    const each = it.each(steppingUp.map((operation) => [operation.name, operation] as const));

    each('more than ten minutes ago, this is refused: %s', async (_name, operation) => {
      for (const caller of callersOf(operation)) {
        for (const checkedAt of [null, at(10 * 60_000 + 1_000)]) {
          expect(await codeOf(operation, caller, { secondFactor: { checkedAt } })).toBe('STEP_UP_REQUIRED');
        }
      }
    });

    // Once for all of them, because counting takes longer than the calls.
    it('no document was added or removed where calls were refused', async () =>
      expect(await harness.holdings()).toEqual(held));

    each('a moment ago, or never set up, this is not refused: %s', async (_name, operation) => {
      const [caller = 'admin'] = callersOf(operation);
      const fresh = await codeOf(operation, caller, { secondFactor: { checkedAt: at(0) } });
      expect([fresh, await codeOf(operation, caller)]).not.toContain('STEP_UP_REQUIRED');
    });
  });
});
