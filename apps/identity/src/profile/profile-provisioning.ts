import { Injectable } from '@nestjs/common';
import type { CreateProfileInput, Profile } from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import type { CommandContext } from '@stallbook/event-store';
import { newId } from '@stallbook/kernel';
import { emailNotConfirmed } from '../account/account.js';
import type { Account } from '../account/account.js';
import { changeEmail, createProfile } from './domain/profile.decider.js';
import { profile } from './domain/profile.js';
import type { ProfileState } from './domain/profile.js';
import { ProfileReader } from './profile.reader.js';
import { toProfile } from './profile.projection.js';

export const profileOf = (id: string, { role, ...fields }: ProfileState): Profile => {
  if (!role) throw new Error('a profile was made without a role');
  return toProfile(id, { ...fields, role });
};

@Injectable()
export class ProfileProvisioning {
  constructor(
    private readonly store: EventStore,
    private readonly reader: ProfileReader,
  ) {}

  /**
   * The account's profile, made now or before. Only for a confirmed address: a profile announces it to the other
   * services, which trust it.
   */
  async create(account: Account, input: CreateProfileInput, context: CommandContext): Promise<Profile> {
    if (!account.emailConfirmedAt) throw emailNotConfirmed();
    const { role, businessName, contactName, city, state } = input;
    const { phone = null, address = null, zipCode = null } = input;
    const told = { role, businessName, contactName, phone, address, city, state, zipCode };
    const command = { personId: account._id, email: account.email, ...told };
    const done = await this.store.execute(profile, account._id, context, (current) => createProfile(command, current));
    return profileOf(account._id, done.state);
  }

  /**
   * The profile, made from what was told at sign-up where that is enough; null where it is not. Also brings its address
   * up to the account's, which changed just now or, after a crash in between, before.
   */
  async ensure(account: Account, correlationId: string): Promise<Profile | null> {
    const existing = await this.reader.byId(account._id);
    const { role, businessName, contactName, city, state, ...rest } = account.metadata;
    if (existing && existing.email !== account.email) return this.follow(account, correlationId);
    if (existing || !account.emailConfirmedAt) return existing;
    if (!role || !businessName?.trim() || !contactName?.trim() || !city?.trim() || !state?.trim()) return null;
    const context = { commandId: 'profile-from-sign-up', actorId: account._id, correlationId };
    return this.create(account, { role, businessName, contactName, city, state, ...rest }, context);
  }

  private async follow({ _id: personId, email }: Account, correlationId: string): Promise<Profile> {
    const context = { commandId: newId(), actorId: personId, correlationId };
    const done = await this.store.execute(profile, personId, context, (state) =>
      changeEmail({ personId, email }, state),
    );
    return profileOf(personId, done.state);
  }
}
