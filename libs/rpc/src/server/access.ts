import type { Access, Actor } from '@stallbook/kernel';
import { permissionDenied, unauthenticated } from '@stallbook/kernel';

/**
 * Throws `UNAUTHENTICATED` without an actor and `PERMISSION_DENIED` with the wrong one. No role implies another:
 * an admin is no vendor, and our own workers are no person.
 */
export function assertAccess(access: Access, actor: Actor | undefined): void {
  if (access === 'public') return;
  if (!actor) throw unauthenticated();
  const allowed =
    access === 'system'
      ? actor.role === 'system'
      : access === 'signed-in'
        ? actor.role !== 'system'
        : (access as readonly string[]).includes(actor.role);
  if (!allowed) throw permissionDenied();
}
