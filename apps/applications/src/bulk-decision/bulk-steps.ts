import { Injectable } from '@nestjs/common';
import { BulkDecisionKind } from '@stallbook/contracts';
import type { StoreTransaction } from '@stallbook/event-store';
import { notFound, type DomainError } from '@stallbook/kernel';
import type { ApplicationDocument } from '../application/application.projection.js';
import { ApplicationReader } from '../application/application.reader.js';
import { application } from '../application/domain/application.decider.js';
import { boothAllocation } from '../booth-allocation/domain/booth-allocation.decider.js';
import { MarketEventReplicas, type MarketEventReplica } from '../replicas/market-event-replicas.js';
import type { BulkDecisionRow, StoredRefusal } from './bulk-decision.schema.js';

type Applications = readonly ApplicationDocument[];

interface Refusal {
  id: string;
  error: DomainError;
}

export interface Outcome {
  decided: string[];
  refused: StoredRefusal[];
}

/** Decisions over many applications in a few round trips. */
@Injectable()
export class BulkSteps {
  constructor(
    private readonly reader: ApplicationReader,
    private readonly markets: MarketEventReplicas,
  ) {}

  /** In the given order: the last booths go to the first. */
  async decide(bulk: BulkDecisionRow, ids: readonly string[], tx: StoreTransaction): Promise<Outcome> {
    const sent = new Map((await this.reader.sentTo(bulk.organizerId, ids)).map((one) => [one._id, one]));
    const own = ids.flatMap((id) => sent.get(id) ?? []);
    const missing = ids.filter((id) => !sent.has(id)).map((id) => ({ id, error: notFound('Application not found') }));
    const isAcceptance = bulk.decision === BulkDecisionKind.accept;
    const refused = isAcceptance ? await this.accept(bulk, own, tx) : await this.reject(bulk, own, tx);
    const messages = new Map([...missing, ...refused].map(({ id, error }) => [id, error.message]));
    return {
      decided: ids.filter((id) => !messages.has(id)),
      refused: [...messages].map(([applicationId, message]) => ({ applicationId, message })),
    };
  }

  /** Undoes the acceptances that can no longer be announced. */
  async announce(bulk: BulkDecisionRow, ids: readonly string[], tx: StoreTransaction): Promise<StoredRefusal[]> {
    const { _id: bulkDecisionId, organizerId } = bulk;
    const found = await this.reader.collection.find({ _id: { $in: [...ids] } }).toArray();
    const markets = await this.marketsOf(found);
    const commands = found.map((one) => {
      const isPublic = isOpen(markets.get(one.marketEventId));
      return { id: one._id, command: { type: 'announce-decision' as const, organizerId, bulkDecisionId, isPublic } };
    });
    const { refused } = await tx.executeEach(application, commands);
    const hidden = refused.map(({ id }) => id);
    await this.undo(bulk, hidden, tx);
    return refused.map(stored);
  }

  /**
   * Makes the applications pending again and their booths free. Those of a deleted market event are gone. A decision that
   * refuses is announced, since nothing else ends its hold.
   */
  async undo(bulk: BulkDecisionRow, ids: readonly string[], tx: StoreTransaction): Promise<StoredRefusal[]> {
    const found = await this.reader.collection.find({ _id: { $in: [...ids] } }).toArray();
    const command = { type: 'undo-decision' as const, bulkDecisionId: bulk._id };
    const { refused } = await tx.executeEach(
      application,
      found.map(({ _id }) => ({ id: _id, command })),
    );
    const releases = without(refused, found).map(({ _id, marketEventId }) => ({
      id: marketEventId,
      command: { type: 'release' as const, applicationId: _id },
    }));
    await tx.executeMany(boothAllocation, releases);
    const announce = { type: 'announce-decision' as const, organizerId: bulk.organizerId, bulkDecisionId: bulk._id };
    await tx.executeEach(
      application,
      refused.map(({ id }) => ({ id, command: { ...announce, isPublic: true } })),
    );
    return refused.map(stored);
  }

  private async reject(bulk: BulkDecisionRow, own: Applications, tx: StoreTransaction): Promise<Refusal[]> {
    const commands = own.map(({ _id: id }) => ({
      id,
      command: { type: 'reject' as const, ...reviewIn(bulk, id), rejectionReason: bulk.note },
    }));
    return (await tx.executeEach(application, commands)).refused;
  }

  /** An application that refuses must not take a booth, so all are checked before any booth is taken. */
  private async accept(bulk: BulkDecisionRow, own: Applications, tx: StoreTransaction): Promise<Refusal[]> {
    const markets = await this.marketsOf(own);
    const accepting = (some: Applications) =>
      some.map((one) => {
        const isPublic = isOpen(markets.get(one.marketEventId));
        const words = { boothLocation: null, customMessage: bulk.note, isPublic };
        return { id: one._id, command: { type: 'accept' as const, ...reviewIn(bulk, one._id), ...words } };
      });
    const undecidable = await tx.refusedOf(application, accepting(own));
    const full = await this.takeBooths(without(undecidable, own), markets, tx);
    const refused = [...undecidable, ...full];
    await tx.executeMany(application, accepting(without(refused, own)));
    return refused;
  }

  private async marketsOf(some: Applications): Promise<Map<string, MarketEventReplica>> {
    const ids = new Set(some.map(({ marketEventId }) => marketEventId));
    return new Map((await this.markets.byIds([...ids])).map((one) => [one._id, one]));
  }

  /** Takes booths, and returns the applications for which none is left. */
  private async takeBooths(
    taking: Applications,
    markets: ReadonlyMap<string, MarketEventReplica>,
    tx: StoreTransaction,
  ): Promise<Refusal[]> {
    const commands = taking.map(({ _id, marketEventId }) => ({
      id: marketEventId,
      command: {
        type: 'take' as const,
        applicationId: _id,
        maxVendors: markets.get(marketEventId)?.maxVendors ?? null,
      },
    }));
    const { refused } = await tx.executeEach(boothAllocation, commands);
    return refused.map(({ command, error }) => ({ id: command.applicationId, error }));
  }
}

const isOpen = (market: MarketEventReplica | undefined): boolean => market?.status === 'published' && !market.deleted;

const reviewIn = ({ _id, organizerId, applicationIds, contentsVersions }: BulkDecisionRow, applicationId: string) => ({
  organizerId,
  ownerId: organizerId,
  contentsVersion: contentsVersions[applicationIds.indexOf(applicationId)] ?? '',
  bulkDecisionId: _id,
});

const stored = ({ id, error }: Refusal): StoredRefusal => ({ applicationId: id, message: error.message });

function without(refused: readonly Refusal[], own: Applications): Applications {
  const ids = new Set(refused.map(({ id }) => id));
  return own.filter(({ _id }) => !ids.has(_id));
}
