import { Controller } from '@nestjs/common';
import { updateProfile, type Profile, type UpdateProfileInput } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { profile } from '../domain/profile.decider.js';
import { profileOf } from '../profile-provisioning.js';
import { SignedInAccount } from '../signed-in-account.js';

@Controller()
export class UpdateProfileHandler {
  constructor(
    private readonly store: EventStore,
    private readonly signedIn: SignedInAccount,
  ) {}

  @Handles(updateProfile)
  async update({ before, ...fields }: UpdateProfileInput, context: CallContext): Promise<Profile> {
    const { _id: personId } = await this.signedIn.of(context);
    const done = await this.store.execute(profile, personId, callerContext(context), {
      ...fields,
      type: 'change',
      personId,
      ...(before && { seen: before }),
    });
    return profileOf(personId, done.state);
  }
}
