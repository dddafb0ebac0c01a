import { Controller, Inject } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { openBlueprint, type ByIdInput, type Done } from '@stallbook/contracts';
import { actorOf, idFrom, type CallContext, type Clock } from '@stallbook/kernel';
import { MembershipReplicas } from '@stallbook/membership';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Model } from 'mongoose';
import { BLUEPRINT_VIEWS, type BlueprintView } from '../blueprint-view.schema.js';
import { BlueprintReader } from '../blueprint.reader.js';

@Controller()
export class OpenBlueprintHandler {
  constructor(
    private readonly reader: BlueprintReader,
    private readonly memberships: MembershipReplicas,
    @InjectModel(BLUEPRINT_VIEWS) private readonly views: Model<BlueprintView>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(openBlueprint)
  async handle({ id }: ByIdInput, context: CallContext): Promise<Done> {
    const { id: vendorId } = actorOf(context);
    await this.memberships.assert(vendorId, 'canReadLibrary');
    await this.reader.published(id);
    const view = { blueprintId: id, vendorId, viewedAt: this.clock.now() };
    const _id = idFrom('blueprint-view', vendorId, context.commandId);
    await this.views.updateOne({ _id }, { $setOnInsert: view }, { upsert: true });
    return { id };
  }
}
