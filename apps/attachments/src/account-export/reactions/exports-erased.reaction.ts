import { Injectable } from '@nestjs/common';
import { ownerErasureRecorded } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { Uploads } from '../../file/uploads.js';
import { AccountExports } from '../account-exports.js';

/** Deletes an erased person's exports; an unfinished one can no longer be stored. */
@Injectable()
export class ExportsErasedReaction {
  constructor(
    private readonly accountExports: AccountExports,
    private readonly uploads: Uploads,
  ) {}

  @Reacts(ownerErasureRecorded)
  async erased(
    { personId }: IntegrationData<typeof ownerErasureRecorded>,
    { session, afterwards }: Reaction,
  ): Promise<void> {
    const ids = await this.accountExports.forget(personId, session);
    afterwards(async () => {
      for (const id of ids) await this.uploads.discard(id);
    });
  }
}
