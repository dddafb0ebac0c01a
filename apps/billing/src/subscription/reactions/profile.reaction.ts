import { Injectable } from '@nestjs/common';
import { personErased, profileSaved } from '@stallbook/contracts';
import { EventStore, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { Catalog } from '../../plan/catalog.js';
import { subscription, type SubscriptionCommand } from '../domain/subscription.decider.js';

/** Everyone with a profile has a subscription record, and what it allows follows their role. */
@Injectable()
export class ProfileReaction {
  constructor(
    private readonly store: EventStore,
    private readonly catalog: Catalog,
  ) {}

  @Reacts(profileSaved)
  async saved({ personId, role }: IntegrationData<typeof profileSaved>, reaction: Reaction): Promise<void> {
    await this.execute(personId, { type: 'enroll', personId, role, features: await this.catalog.features() }, reaction);
  }

  @Reacts(personErased)
  async erased({ personId }: IntegrationData<typeof personErased>, reaction: Reaction): Promise<void> {
    await this.execute(personId, { type: 'close', personId }, reaction);
  }

  private async execute(id: string, command: SubscriptionCommand, { command: context, session }: Reaction) {
    const own = { ...context, commandId: `${context.commandId}/subscription` };
    await this.store.transaction(own, (tx) => tx.execute(subscription, id, command), { session });
  }
}
