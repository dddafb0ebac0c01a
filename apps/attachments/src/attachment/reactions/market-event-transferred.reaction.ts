import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { marketEventTransferred } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import type { Model } from 'mongoose';
import { handOverImages } from '../../image/hand-over-images.js';
import { IMAGES, type ImageRecord } from '../../image/image.schema.js';
import { FileHandOver } from '../file-hand-over.js';

/** Images and files go with the market event: they count for its new owner, and outlast the former one's account. */
@Injectable()
export class MarketEventTransferredReaction {
  constructor(
    private readonly files: FileHandOver,
    @InjectModel(IMAGES) private readonly images: Model<ImageRecord>,
  ) {}

  @Reacts(marketEventTransferred)
  async transferred(
    { formerOrganizerId, ...to }: IntegrationData<typeof marketEventTransferred>,
    { command, session }: Reaction,
  ): Promise<void> {
    if (formerOrganizerId === null) return;
    const transfer = { ...to, formerOrganizerId };
    await handOverImages(this.images, transfer, session);
    await this.files.carryOut(transfer, command, session);
  }
}
