import { registerEnumType } from '@nestjs/graphql';

/** What a person can register as. Nobody can give themselves `admin`: the configured list decides that. */
export enum ProfileRole {
  vendor = 'vendor',
  organizer = 'organizer',
}
registerEnumType(ProfileRole, { name: 'ProfileRole' });

/** What an account counts as right now; `none` until there is a profile. */
export enum EffectiveRole {
  vendor = 'vendor',
  organizer = 'organizer',
  admin = 'admin',
  none = 'none',
}
registerEnumType(EffectiveRole, { name: 'EffectiveRole' });
