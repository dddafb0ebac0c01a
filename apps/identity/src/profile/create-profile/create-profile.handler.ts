import { Controller } from '@nestjs/common';
import { createProfile, type CreateProfileInput, type Profile } from '@stallbook/contracts';
import { callerContext } from '@stallbook/event-store';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { ProfileProvisioning } from '../profile-provisioning.js';
import { SignedInAccount } from '../signed-in-account.js';

@Controller()
export class CreateProfileHandler {
  constructor(
    private readonly signedIn: SignedInAccount,
    private readonly provisioning: ProfileProvisioning,
  ) {}

  @Handles(createProfile)
  async create(input: CreateProfileInput, context: CallContext): Promise<Profile> {
    return this.provisioning.create(await this.signedIn.of(context), input, callerContext(context));
  }
}
