import { Inject, Injectable } from '@nestjs/common';
import { personErased } from '@stallbook/contracts';
import { EventStore, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { marketEvents } from '../../market-event/market-event.projection.js';
import { ownerErasure } from '../domain/owner-erasure.decider.js';

@Injectable()
export class OwnerErasureReaction {
  constructor(
    private readonly store: EventStore,
    @Inject(DB) private readonly db: Db,
  ) {}

  @Reacts(personErased)
  async erased({ personId }: IntegrationData<typeof personErased>, { command, session }: Reaction): Promise<void> {
    const found = await marketEvents
      .in(this.db)
      .find(
        { formerOrganizerIds: personId, organizerId: { $ne: personId } },
        { session, projection: { organizerId: 1 } },
      )
      .toArray();
    const transferred = found.flatMap(({ _id: marketEventId, organizerId }) =>
      organizerId === null ? [] : [{ marketEventId, organizerId }],
    );
    const record = { personId, transferred };
    await this.store.transaction(command, (tx) => tx.execute(ownerErasure, personId, record), { session });
  }
}
