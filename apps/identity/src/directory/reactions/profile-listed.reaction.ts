import { Injectable } from '@nestjs/common';
import { profileSaved } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { AccountDirectory } from '../account-directory.js';

/** Follows this service's own integration event, so the list catches up after a crash. */
@Injectable()
export class ProfileListedReaction {
  constructor(private readonly directory: AccountDirectory) {}

  @Reacts(profileSaved)
  list(
    { personId, role, contactName, businessName }: IntegrationData<typeof profileSaved>,
    { session }: Reaction,
  ): Promise<void> {
    return this.directory.list(personId, { role, contactName, businessName }, session);
  }
}
