import { registerEnumType } from '@nestjs/graphql';

export enum ProfileRole {
  vendor = 'vendor',
  organizer = 'organizer',
}
registerEnumType(ProfileRole, { name: 'ProfileRole' });

export enum EffectiveRole {
  vendor = 'vendor',
  organizer = 'organizer',
  admin = 'admin',
  none = 'none',
}
registerEnumType(EffectiveRole, { name: 'EffectiveRole' });
