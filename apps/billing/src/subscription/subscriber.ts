import { permissionDenied, unauthenticated, type Actor, type CallContext } from '@stallbook/kernel';

/** The caller, about whose own subscription all these operations are. */
export function subscriberOf({ actor }: CallContext): Actor {
  if (!actor) throw unauthenticated('Not authenticated');
  if (actor.role === 'system') throw permissionDenied();
  return actor;
}
