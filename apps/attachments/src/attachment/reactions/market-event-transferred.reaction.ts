import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { marketEventTransferred } from '@stallbook/contracts';
import { EventStore, ProcessStep, Reacts, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import { notReady, type IntegrationData } from '@stallbook/kernel';
import type { Model } from 'mongoose';
import { attachmentQuota } from '../../attachment-quota/domain/attachment-quota.decider.js';
import { handOverImages } from '../../image/hand-over-images.js';
import { IMAGES, type ImageRecord } from '../../image/image.schema.js';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { FileHandOver, type Transfer } from '../file-hand-over.js';

const HAND_OVER_FILES = 'hand-over-files-of-market-event';

/** Images and files go with the market event: they count for its new owner, and outlast the former one's account. */
@Injectable()
export class MarketEventTransferredReaction {
  constructor(
    private readonly store: EventStore,
    private readonly files: FileHandOver,
    private readonly markets: MarketEventReplicas,
    @InjectModel(IMAGES) private readonly images: Model<ImageRecord>,
  ) {}

  @Reacts(marketEventTransferred)
  transferred(
    { formerOrganizerId, revision, ...to }: IntegrationData<typeof marketEventTransferred>,
    reaction: Reaction,
  ): void {
    if (formerOrganizerId === null) return;
    reaction.startProcess(HAND_OVER_FILES, { ...to, formerOrganizerId, ...(revision && { revision }) });
  }

  /** Waits for the state with the new owner, which comes on another topic. Until then, the former one can add files. */
  @ProcessStep(HAND_OVER_FILES)
  async handOver(
    { revision = 0, ...transfer }: Transfer & { revision?: number },
    chunk: ProcessChunk,
  ): Promise<string[]> {
    const { command, session } = chunk;
    if ((await this.markets.revisionOf(transfer.marketEventId, session)) < revision) {
      // The deletion of an event replaces its last state, and takes all files.
      if ((await this.store.load(attachmentQuota, transfer.marketEventId)).state.closed) return [];
      throw notReady();
    }
    await handOverImages(this.images, transfer, session);
    await this.files.carryOut(transfer, command, session);
    return [];
  }
}
