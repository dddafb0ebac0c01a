import { Injectable } from '@nestjs/common';
import type { CreateProfileInput, Profile } from '@stallbook/contracts';
import { EventStore, type CommandContext } from '@stallbook/event-store';
import { isPresent, newId } from '@stallbook/kernel';
import { emailNotConfirmed, type Account } from '../account/account.js';
import { profile } from './domain/profile.decider.js';
import type { ProfileState } from './domain/profile.state.js';
import { ProfileReader } from './profile.reader.js';
import { toProfile } from './profile.projection.js';

export const profileOf = (id: string, state: ProfileState): Profile => {
  if (!isPresent(state)) throw new Error('there is no profile after a command');
  return toProfile(id, state);
};

@Injectable()
export class ProfileProvisioning {
  constructor(
    private readonly store: EventStore,
    private readonly reader: ProfileReader,
  ) {}

  /** Returns an existing profile. Other services trust the address, so it must be confirmed. */
  async create(account: Account, input: CreateProfileInput, context: CommandContext): Promise<Profile> {
    if (!account.emailConfirmedAt) throw emailNotConfirmed();
    const { role, businessName, contactName, city, state } = input;
    const { phone = null, address = null, zipCode = null } = input;
    const fields = { role, businessName, contactName, phone, address, city, state, zipCode };
    const { _id: personId, email, language } = account;
    const created = { type: 'create' as const, personId, email, language, ...fields };
    const done = await this.store.execute(profile, personId, context, created);
    return profileOf(account._id, done.state);
  }

  /** Creates the profile if sign-up provided enough for one, or else returns null. Also updates its address. */
  async ensure(account: Account, correlationId: string): Promise<Profile | null> {
    const existing = await this.reader.byId(account._id);
    const { role, businessName, contactName, city, state, ...rest } = account.metadata;
    if (existing && existing.email !== account.email) return this.updateEmail(account, correlationId);
    if (existing || !account.emailConfirmedAt) return existing;
    if (!role || !businessName?.trim() || !contactName?.trim() || !city?.trim() || !state?.trim()) return null;
    const context = { commandId: 'profile-from-sign-up', actorId: account._id, correlationId };
    return this.create(account, { role, businessName, contactName, city, state, ...rest }, context);
  }

  private async updateEmail({ _id: personId, email }: Account, correlationId: string): Promise<Profile> {
    const context = { commandId: newId(), actorId: personId, correlationId };
    const done = await this.store.execute(profile, personId, context, { type: 'change-email', personId, email });
    return profileOf(personId, done.state);
  }
}
