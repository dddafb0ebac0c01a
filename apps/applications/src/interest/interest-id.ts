import { idFrom } from '@stallbook/kernel';

export const interestIdOf = (vendorId: string, marketEventId: string): string =>
  idFrom('interest', vendorId, marketEventId);
