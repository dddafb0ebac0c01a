import { Injectable } from '@nestjs/common';
import {
  EventStore,
  systemContext,
  type CommandContext,
  type Executed,
  type KnownStream,
} from '@stallbook/event-store';
import { idFrom, notFound } from '@stallbook/kernel';
import { MarketEventReplicas } from '../replicas/market-event-replicas.js';
import { application } from './domain/application.decider.js';
import type { ApplicationState } from './domain/application.state.js';
import type { CreateDraft, QuickApply } from './domain/submission.js';

@Injectable()
export class ApplicationStarter {
  constructor(
    private readonly store: EventStore,
    private readonly markets: MarketEventReplicas,
  ) {}

  /**
   * Looks at the market event again: its deletion may have passed this application before it existed. If the process
   * dies before this look, a reaction deletes the application.
   * @throws DomainError NOT_FOUND if the market event was deleted meanwhile
   */
  async start(
    command: CreateDraft | QuickApply,
    context: CommandContext,
    known?: KnownStream<ApplicationState>,
  ): Promise<Executed<ApplicationState>> {
    const { applicationId, offer } = command;
    const done = await this.store.execute(application, applicationId, context, command, known);
    if (!(await this.markets.isDeleted(offer.marketEventId))) return done;
    const { correlationId } = context;
    const deletion = systemContext({ commandId: idFrom(context.commandId, 'deleted-meanwhile'), correlationId });
    await this.store.execute(application, applicationId, deletion, { type: 'delete' });
    throw notFound('Event not found');
  }
}
