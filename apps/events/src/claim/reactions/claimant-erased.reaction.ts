import { Inject, Injectable } from '@nestjs/common';
import type { IntegrationData } from '@stallbook/kernel';
import { personErased } from '@stallbook/contracts';
import { PersonEraser, Reacts } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { claims, type ClaimDocument } from '../claim.projection.js';

/** Destroys the keys of all addresses from which the person sent a claim. */
@Injectable()
export class ClaimantErasedReaction {
  private readonly collection: Collection<ClaimDocument>;

  constructor(
    private readonly eraser: PersonEraser,
    @Inject(DB) db: Db,
  ) {
    this.collection = db.collection<ClaimDocument>(claims.collection);
  }

  @Reacts(personErased)
  async erased({ personId }: IntegrationData<typeof personErased>): Promise<void> {
    const subjects = await this.collection.distinct('contactSubject', { organizerId: personId });
    for (const subject of subjects) await this.eraser.erase(subject);
  }
}
