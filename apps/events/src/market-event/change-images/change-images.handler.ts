import { Controller, Inject } from '@nestjs/common';
import {
  changeBanner,
  changeEventImage,
  removeBanner,
  removeEventImage,
  type ByIdInput,
  type ChangeBannerInput,
  type ChangeEventImageInput,
  type MarketEvent,
} from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { ChangeBanner, ChangeImage } from '../domain/images.js';
import { marketEvent } from '../domain/market-event.decider.js';
import { answerOf } from '../market-event.presenter.js';

type Change = Pick<ChangeBanner, 'type' | 'imageId'> | Pick<ChangeImage, 'type' | 'imageId'>;

@Controller()
export class ChangeImagesHandler {
  constructor(
    private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(changeBanner)
  changeBanner({ id, imageId }: ChangeBannerInput, context: CallContext): Promise<MarketEvent> {
    return this.change(id, { type: 'change-banner', imageId }, context);
  }

  @Handles(changeEventImage)
  changeImage({ id, imageId }: ChangeEventImageInput, context: CallContext): Promise<MarketEvent> {
    return this.change(id, { type: 'change-image', imageId }, context);
  }

  @Handles(removeBanner)
  removeBanner({ id }: ByIdInput, context: CallContext): Promise<MarketEvent> {
    return this.change(id, { type: 'change-banner', imageId: null }, context);
  }

  @Handles(removeEventImage)
  removeImage({ id }: ByIdInput, context: CallContext): Promise<MarketEvent> {
    return this.change(id, { type: 'change-image', imageId: null }, context);
  }

  private async change(id: string, change: Change, context: CallContext): Promise<MarketEvent> {
    const actor = actorOf(context);
    const command = { ...change, actorId: actor.id };
    const done = await this.store.execute(marketEvent, id, callerContext(context), command);
    return answerOf(done, actor, this.clock.now());
  }
}
