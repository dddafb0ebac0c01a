import { idFrom } from '@stallbook/kernel';

export const invitationIdOf = (vendorId: string, marketEventId: string): string =>
  idFrom('invitation', vendorId, marketEventId);
