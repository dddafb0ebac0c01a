import { permissionDenied, unauthenticated, type Access, type Actor } from '@stallbook/kernel';

/**
 * @throws DomainError UNAUTHENTICATED without an actor, PERMISSION_DENIED with a wrong role
 * No role implies another: an admin is not a vendor, and a worker is not a person.
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
