import * as contracts from '@stallbook/contracts';
import { newId, type Operation } from '@stallbook/kernel';
import { CALLERS, operations, type Caller } from './testing/operation-table.js';
import { openStage, type Stage } from './testing/stage.js';

const isOperation = (value: unknown): value is Operation<object, unknown> =>
  typeof value === 'object' && value !== null && 'service' in value && 'access' in value && 'kind' in value;
const system = Object.values(contracts.systemOperationsOf).flatMap((ofService) => Object.values(ofService));
const known = [...Object.values(contracts as Record<string, unknown>), ...system].filter(isOperation);

describe('whom the services let in', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  }, 60_000);
  afterAll(() => stage.close());

  const codeOf = async (operation: Operation<object, unknown>, caller: Caller): Promise<string> => {
    const actor = caller === 'nobody' ? undefined : { id: newId(), role: caller, emailConfirmed: true };
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
});
