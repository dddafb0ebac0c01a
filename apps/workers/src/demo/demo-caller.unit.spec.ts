import { createCheckoutSession, Tier } from '@stallbook/contracts';
import { DomainError } from '@stallbook/kernel';
import type { RpcClient } from '@stallbook/rpc';
import { DemoCaller } from './demo-caller.js';

const CHECKOUT = { url: 'https://checkout.example' };

/** Refuses the first call with the code, and answers the second. */
function callerRefusedOnceWith(code: string): DemoCaller {
  const refusals = [new DomainError(code, 'Refused.')];
  const call = () => (refusals.length > 0 ? Promise.reject(refusals.pop()!) : Promise.resolve(CHECKOUT));
  return new DemoCaller({ call } as unknown as RpcClient, new AbortController().signal);
}

const subscribe = (caller: DemoCaller) =>
  caller.as('organizer', 'organizer').does(createCheckoutSession, 'subscribe', { planType: Tier.organizer_pro });

describe('a step of the demo season', () => {
  it.each(['NOT_READY', 'SUBSCRIPTION.PLAN_NOT_LOADED', 'SUBSCRIPTION.PLAN_WITHOUT_PRICE'])(
    'is repeated while it is early: %s',
    async (code) => expect(await subscribe(callerRefusedOnceWith(code))).toEqual(CHECKOUT),
  );

  it('fails with any other refusal', async () => {
    await expect(subscribe(callerRefusedOnceWith('PERMISSION_DENIED'))).rejects.toThrow('Refused.');
  });
});

describe('a condition of the demo season', () => {
  it('fails the season by its name when it is never met', async () => {
    const impatient = new DemoCaller({} as RpcClient, new AbortController().signal, 1);
    const never = () => Promise.resolve(false);
    await expect(impatient.expect('The notifications', never)).rejects.toThrow('The notifications took longer than');
  });
});
