import { Injectable } from '@nestjs/common';
import type { IntegrationData } from '@stallbook/kernel';
import { personErased } from '@stallbook/contracts';
import { PersonEraser, Reacts, type Reaction } from '@stallbook/event-store';
import { OrganizerReplicas } from '../organizer-replicas.js';

/** Destroys the keys of the person and of their addresses. */
@Injectable()
export class PersonErasedReaction {
  constructor(
    private readonly organizers: OrganizerReplicas,
    private readonly eraser: PersonEraser,
  ) {}

  @Reacts(personErased)
  async erased({ personId, addresses }: IntegrationData<typeof personErased>, { session }: Reaction): Promise<void> {
    for (const subject of new Set([personId, ...addresses])) await this.eraser.erase(subject);
    await this.organizers.forget(personId, session);
  }
}
