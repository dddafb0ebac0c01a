import { Inject, Injectable } from '@nestjs/common';
import type { IntegrationData } from '@stallbook/kernel';
import { personErased } from '@stallbook/contracts';
import { PersonEraser, Reacts, type Reaction } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { OrganizerReplicas } from '../../replicas/organizer-replicas.js';
import { claims, type ClaimDocument } from '../claim.projection.js';
import { saidOf, saidOfAny } from '../domain/claim-subject.js';

/**
 * Destroys the keys of what the person stated about other people's addresses, and of what others stated about theirs.
 * The keys of their addresses are destroyed with the person. An address can belong to someone else by now.
 */
@Injectable()
export class ClaimantErasedReaction {
  private readonly collection: Collection<ClaimDocument>;

  constructor(
    private readonly eraser: PersonEraser,
    private readonly organizers: OrganizerReplicas,
    @Inject(DB) db: Db,
  ) {
    this.collection = claims.in(db);
  }

  @Reacts(personErased)
  async erased({ personId, addresses }: IntegrationData<typeof personErased>, { session }: Reaction): Promise<void> {
    const holders = await this.organizers.withAddresses(addresses, session);
    const saidByOthers = addresses.map((address) => ({
      contactSubject: saidOf(address),
      ...(holders.has(address) && { organizerId: { $ne: holders.get(address) } }),
    }));
    const subjects = await this.collection.distinct('contactSubject', {
      $or: [{ organizerId: personId, contactSubject: saidOfAny }, ...saidByOthers],
    });
    for (const subject of subjects) await this.eraser.erase(subject);
  }
}
