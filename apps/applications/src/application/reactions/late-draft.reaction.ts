import { Injectable } from '@nestjs/common';
import { applicationDrafted } from '@stallbook/contracts';
import {
  ConsumerGroup,
  EventStore,
  Reacts,
  systemContext,
  type CollectedWork,
  type Reaction,
} from '@stallbook/event-store';
import { newId, type IntegrationData } from '@stallbook/kernel';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { application } from '../domain/application.decider.js';

type Draft = IntegrationData<typeof applicationDrafted>;

/**
 * The deletion of a market event may have passed an application that did not exist yet. Follows the service's own
 * integration events, in its own group, because many drafts of a deleted market event must not delay other reactions.
 */
@Injectable()
@ConsumerGroup('applications.late-drafts')
export class LateDraftReaction {
  constructor(
    private readonly store: EventStore,
    private readonly markets: MarketEventReplicas,
  ) {}

  @Reacts(applicationDrafted)
  drafted(draft: Draft, { collect }: Reaction): void {
    collect(this.deleteLate, draft);
  }

  private readonly deleteLate: CollectedWork<Draft> = async (drafts, { session }) => {
    const deleted = await this.markets.deletedAmong(drafts.map(({ marketEventId }) => marketEventId));
    const late = drafts.filter(({ marketEventId }) => deleted.has(marketEventId));
    if (late.length === 0) return;
    const deletions = late.map(({ applicationId: id }) => ({ id, command: { type: 'delete' as const } }));
    const command = systemContext({ commandId: newId() });
    await this.store.transaction(command, (tx) => tx.executeMany(application, deletions), { session });
  };
}
