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

  const expectNothingChanged = async (): Promise<void> => {
    const before = held;
    held = await harness.counts();
    expect(held).toEqual(before);
  };

  it('every operation has an access rule in the table, and no other', () => {
    expect(Object.keys(operations).sort()).toEqual(known.map(({ name }) => name).sort());
  });

  it.each(known.map((operation) => [operation.name, operation] as const))('%s', async (name, operation) => {
    for (const caller of CALLERS.filter((one) => !operations[name]?.includes(one))) {
      const refusal = caller === 'anonymous' ? 'UNAUTHENTICATED' : 'PERMISSION_DENIED';
      expect({ caller, code: await codeOf(operation, caller) }).toEqual({ caller, code: refusal });
    }
    await expectNothingChanged();
  });

  it('exactly these operations require a recent second factor', async () => {
    const declared = known.filter(({ stepUp }) => stepUp).map(({ name }) => name);
    expect(declared.sort()).toEqual([...steppedUp].sort());
  });

  it.each(known.filter(({ stepUp }) => stepUp).map((operation) => [operation.name, operation] as const))(
    '%s is refused without a trace where the second factor was checked more than ten minutes ago',
    async (name, operation) => {
      const callers = operations[name]?.filter((one) => one !== 'anonymous' && one !== 'system') ?? [];
      const at = (msAgo: number) => new Date(harness.clock.now().getTime() - msAgo).toISOString();
      for (const caller of callers) {
        for (const checkedAt of [null, at(10 * 60_000 + 1_000)]) {
          expect(await codeOf(operation, caller, { secondFactor: { checkedAt } })).toBe('STEP_UP_REQUIRED');
        }
      }
      await expectNothingChanged();
      const [caller = 'admin'] = callers;
      const fresh = await codeOf(operation, caller, { secondFactor: { checkedAt: at(0) } });
      expect([fresh, await codeOf(operation, caller)]).not.toContain('STEP_UP_REQUIRED');
      held = await harness.holdings();
    },
  );
});
