import type { Clock } from '@stallbook/kernel';
import { requestContext } from '@stallbook/rpc';

/** A call happens at the instant that its signed actor names; all else happens now. */
export const demoClock = <C extends Clock>(clock: C): C => ({
  ...clock,
  now: () => {
    const at = requestContext.getStore()?.actor?.actsAt;
    return at === undefined ? clock.now() : new Date(at);
  },
});
