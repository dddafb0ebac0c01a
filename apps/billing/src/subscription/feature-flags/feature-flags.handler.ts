import { Controller } from '@nestjs/common';
import { featureFlags, type FeatureFlags, type NoInput } from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { actorOf, isPresent, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { Catalog } from '../../plan/catalog.js';
import { tierOf } from '../domain/benefits.js';
import { subscription } from '../domain/subscription.decider.js';

@Controller()
export class FeatureFlagsHandler {
  constructor(
    private readonly store: EventStore,
    private readonly catalog: Catalog,
  ) {}

  @Handles(featureFlags)
  async handle(_input: NoInput, context: CallContext): Promise<FeatureFlags> {
    const { id: userId } = actorOf(context);
    const { state } = await this.store.load(subscription, userId);
    const paid = isPresent(state) ? state.paid : null;
    return { userId, ...(await this.catalog.features())[tierOf(paid)] };
  }
}
