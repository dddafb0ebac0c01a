import { permissionDenied, type Actor } from '@stallbook/kernel';

export function assertVendor(actor: Actor): void {
  if (actor.role === 'none') throw permissionDenied('Please log in and complete your profile to apply.');
  if (actor.role !== 'vendor') throw permissionDenied('Only vendors can apply to events.');
}
