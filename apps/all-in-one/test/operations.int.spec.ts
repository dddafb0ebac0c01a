import * as contracts from '@stallbook/contracts';
import { newId, type Actor, type Operation } from '@stallbook/kernel';
import { CALLERS, operations, steppedUp, type Caller } from './testing/operation-table.js';
import { openHarness, type Harness } from './testing/harness.js';

const isOperation = (value: unknown): value is Operation<object, unknown> =>
  typeof value === 'object' && value !== null && 'service' in value && 'access' in value && 'kind' in value;
const system = Object.values(contracts.systemOperationsOf).flatMap((ofService) => Object.values(ofService));
const known = [...Object.values(contracts as Record<string, unknown>), ...system].filter(isOperation);

describe('whom the services let in', () => {
  let stage: Harness;
  beforeAll(async () => {
    stage = await openHarness();
  }, 60_000);
  afterAll(() => stage.close());

  const codeOf = async (
    operation: Operation<object, unknown>,
    caller: Caller,
    more: Pick<Actor, 'secondFactor'> = {},
  ): Promise<string> => {
    const actor = caller === 'nobody' ? undefined : { id: newId(), role: caller, emailConfirmed: true, ...more };
    try {
      await stage.rpc.call(operation, {}, { actor });
      return 'done';
    } catch (error) {
      return (error as { code?: string }).code ?? 'INTERNAL';
    }
  };

  it('is written down for every operation, and for no other', () => {
    expect(Object.keys(operations).sort()).toEqual(known.map(({ name }) => name).sort());
  });

  it.each(known.map((operation) => [operation.name, operation] as const))('%s', async (name, operation) => {
    const before = await stage.holdings();
    for (const caller of CALLERS.filter((one) => !operations[name]?.includes(one))) {
      const refusal = caller === 'nobody' ? 'UNAUTHENTICATED' : 'PERMISSION_DENIED';
      expect({ caller, code: await codeOf(operation, caller) }).toEqual({ caller, code: refusal });
    }
    expect(await stage.holdings()).toEqual(before);
  });

  it('asks for a fresh second factor in these operations, and in no other', async () => {
    const declared = known.filter(({ stepUp }) => stepUp).map(({ name }) => name);
    expect(declared.sort()).toEqual([...steppedUp].sort());
  });

  it.each(known.filter(({ stepUp }) => stepUp).map((operation) => [operation.name, operation] as const))(
    '%s is refused without a trace where the second factor was checked more than ten minutes ago',
    async (name, operation) => {
      const callers = operations[name]?.filter((one) => one !== 'nobody' && one !== 'system') ?? [];
      const before = await stage.holdings();
      const at = (msAgo: number) => new Date(stage.clock.now().getTime() - msAgo).toISOString();
      for (const caller of callers) {
        for (const checkedAt of [null, at(10 * 60_000 + 1_000)]) {
          expect(await codeOf(operation, caller, { secondFactor: { checkedAt } })).toBe('STEP_UP_REQUIRED');
        }
      }
      expect(await stage.holdings()).toEqual(before);
      const [caller = 'admin'] = callers;
      const fresh = await codeOf(operation, caller, { secondFactor: { checkedAt: at(0) } });
      expect([fresh, await codeOf(operation, caller)]).not.toContain('STEP_UP_REQUIRED');
    },
  );
});
