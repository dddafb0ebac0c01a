import { registerEnumType } from '@nestjs/graphql';

/** `admin` is not selectable: the configured list decides. */
export enum ProfileRole {
  vendor = 'vendor',
  organizer = 'organizer',
}
registerEnumType(ProfileRole, { name: 'ProfileRole' });

/** The current role; `none` until there is a profile. */
export enum EffectiveRole {
  vendor = 'vendor',
  organizer = 'organizer',
  admin = 'admin',
  none = 'none',
}
registerEnumType(EffectiveRole, { name: 'EffectiveRole' });
