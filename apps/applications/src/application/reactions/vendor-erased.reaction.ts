import { Inject, Injectable } from '@nestjs/common';
import { paymentFailed, paymentRefunded, paymentReopened, personErased } from '@stallbook/contracts';
import { EventStore, ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import { isPresent, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { boothAllocation } from '../../booth-allocation/domain/booth-allocation.decider.js';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ProfileReplicas } from '../../replicas/profile-replicas.js';
import { ApplicationReader } from '../application.reader.js';
import { application } from '../domain/application.decider.js';

const LEAVE_MARKET_EVENTS = 'leave-market-events-of-vendor';

/** An erased vendor must not keep a booth from others. Past and deleted events, and those being deleted, stay as they are. */
@Injectable()
export class VendorErasedReaction {
  constructor(
    private readonly store: EventStore,
    private readonly markets: MarketEventReplicas,
    private readonly profiles: ProfileReplicas,
    private readonly reader: ApplicationReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Reacts(personErased)
  erased({ personId: vendorId }: { personId: string }, reaction: Reaction): void {
    reaction.startProcess(LEAVE_MARKET_EVENTS, { vendorId });
  }

  /** A payment can fail or be refunded days after the vendor left. */
  @Reacts(paymentFailed, paymentRefunded, paymentReopened)
  unpaid({ vendorId }: { vendorId: string }, reaction: Reaction): void {
    reaction.startProcess(LEAVE_MARKET_EVENTS, { vendorId });
  }

  /** Only a step sees an erasure that was under way at that moment. */
  @ProcessStep(LEAVE_MARKET_EVENTS)
  async leaveSome({ vendorId }: { vendorId: string }, chunk: ProcessChunk): Promise<string[]> {
    const { after, limit, session, command } = chunk;
    if (!(await this.profiles.isErased(vendorId, session))) return [];
    const open = { vendorId, status: { $in: ['pending', 'accepted'] as const } };
    const found = await this.reader.collection
      .find({ ...open, _id: { $gt: after } }, { session, projection: { marketEventId: 1 }, sort: { _id: 1 }, limit })
      .toArray();
    const markets = await this.markets.byIds(found.map(({ marketEventId }) => marketEventId));
    const now = this.clock.now();
    const ahead = markets.filter((one) => one.startsAt > now && !one.isBeingDeleted && !one.deleted);
    const owners = new Map(ahead.map((one) => [one._id, one.organizerId]));
    const leaving = found.flatMap(({ _id: id, marketEventId }) => {
      const organizerId = owners.get(marketEventId);
      return organizerId === undefined ? [] : [{ id, command: { type: 'leave' as const, organizerId } }];
    });
    await this.store.transaction(
      command,
      async (tx) => {
        const left = await tx.executeMany(application, leaving);
        const releases = left.flatMap(({ state }) =>
          isPresent(state) && state.status !== 'accepted'
            ? [{ id: state.marketEventId, command: { type: 'release' as const, applicationId: state.applicationId } }]
            : [],
        );
        await tx.executeMany(boothAllocation, releases);
      },
      { session },
    );
    return found.map(({ _id }) => _id);
  }
}
