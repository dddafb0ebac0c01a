import { Controller, Inject } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  blueprintStats,
  myBlueprintProgress,
  saveBlueprintProgress,
  type BlueprintProgress,
  type BlueprintStats,
  type NoInput,
  type SaveBlueprintProgressInput,
} from '@stallbook/contracts';
import { actorOf, badInput, idFrom, type CallContext, type Clock } from '@stallbook/kernel';
import { MembershipReplicas } from '@stallbook/membership';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Model } from 'mongoose';
import { BLUEPRINT_PROGRESS, type BlueprintProgressRow } from '../blueprint-progress.schema.js';
import { BlueprintReader } from '../blueprint.reader.js';
import { statsOf } from '../domain/stats.js';
import { showProgress } from './progress.presenter.js';

@Controller()
export class BlueprintProgressHandler {
  constructor(
    private readonly reader: BlueprintReader,
    private readonly memberships: MembershipReplicas,
    @InjectModel(BLUEPRINT_PROGRESS) private readonly rows: Model<BlueprintProgressRow>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(saveBlueprintProgress)
  async save(input: SaveBlueprintProgressInput, context: CallContext): Promise<BlueprintProgress> {
    const { id: vendorId } = actorOf(context);
    await this.memberships.assert(vendorId, 'canReadLibrary');
    const { blueprintId, currentStep, completed, addedTasks, removedTasks } = input;
    const found = await this.reader.published(blueprintId);
    if ((currentStep ?? 1) > found.content.length) throw badInput('This blueprint has fewer steps.');
    const tasks = found.content.flatMap((step) => step.tasks.map(({ id }) => id));
    const _id = idFrom('blueprint-progress', vendorId, blueprintId);
    const done = { $setUnion: [{ $ifNull: ['$doneTasks', []] }, addedTasks ?? []] };
    const next = {
      vendorId,
      blueprintId,
      currentStep: currentStep ?? { $ifNull: ['$currentStep', 1] },
      completed: completed ?? { $ifNull: ['$completed', false] },
      doneTasks: { $setIntersection: [{ $setDifference: [done, removedTasks ?? []] }, tasks] },
      updatedAt: this.clock.now(),
    };
    const options = { upsert: true, updatePipeline: true, returnDocument: 'after', lean: true } as const;
    const row = await this.rows.findOneAndUpdate({ _id }, [{ $set: next }], options);
    return showProgress(row!, found);
  }

  /** Newest first. */
  @Handles(myBlueprintProgress)
  async mine(_input: NoInput, context: CallContext): Promise<BlueprintProgress[]> {
    const rows = await this.rows
      .find({ vendorId: actorOf(context).id })
      .sort({ updatedAt: -1 })
      .lean();
    const ids = rows.map(({ blueprintId }) => blueprintId);
    const found = await this.reader.summaries({ _id: { $in: ids }, status: 'published' });
    const byId = new Map(found.map((one) => [one._id, one]));
    return rows.map((row) => showProgress(row, byId.get(row.blueprintId)));
  }

  @Handles(blueprintStats)
  async stats(_input: NoInput, context: CallContext): Promise<BlueprintStats> {
    const [published, rows] = await Promise.all([
      this.reader.summaries({ status: 'published' }),
      this.rows.find({ vendorId: actorOf(context).id, completed: true }).lean(),
    ]);
    const completed = rows.map(({ blueprintId }) => blueprintId);
    return statsOf(completed, new Set(published.map(({ _id }) => _id)));
  }
}
