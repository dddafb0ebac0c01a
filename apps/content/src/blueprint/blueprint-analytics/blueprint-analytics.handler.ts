import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { blueprintAnalytics, BlueprintStatus, type BlueprintUse } from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import type { Model } from 'mongoose';
import { BLUEPRINT_PROGRESS, type BlueprintProgressRow } from '../blueprint-progress.schema.js';
import { BLUEPRINT_VIEWS, type BlueprintView } from '../blueprint-view.schema.js';
import { BlueprintReader } from '../blueprint.reader.js';

interface Viewed {
  _id: string;
  views: number;
  viewers: number;
}

interface Followed {
  _id: string;
  started: number;
  completed: number;
}

@Controller()
export class BlueprintAnalyticsHandler {
  constructor(
    private readonly reader: BlueprintReader,
    @InjectModel(BLUEPRINT_VIEWS) private readonly views: Model<BlueprintView>,
    @InjectModel(BLUEPRINT_PROGRESS) private readonly progress: Model<BlueprintProgressRow>,
  ) {}

  @Handles(blueprintAnalytics)
  async handle(): Promise<BlueprintUse[]> {
    const [all, viewed, followed] = await Promise.all([this.reader.summaries({}), this.viewed(), this.followed()]);
    const viewsOf = new Map(viewed.map((one) => [one._id, one]));
    const progressOf = new Map(followed.map((one) => [one._id, one]));
    return all.map(({ _id, title, status }) => ({
      id: _id,
      title,
      status: BlueprintStatus[status],
      views: viewsOf.get(_id)?.views ?? 0,
      viewers: viewsOf.get(_id)?.viewers ?? 0,
      started: progressOf.get(_id)?.started ?? 0,
      completed: progressOf.get(_id)?.completed ?? 0,
    }));
  }

  /** Sorted by the index, so that the groups need no memory for every view. */
  private viewed(): Promise<Viewed[]> {
    return this.views.aggregate<Viewed>([
      { $sort: { blueprintId: 1, vendorId: 1 } },
      { $group: { _id: { blueprintId: '$blueprintId', vendorId: '$vendorId' }, views: { $sum: 1 } } },
      { $group: { _id: '$_id.blueprintId', views: { $sum: '$views' }, viewers: { $sum: 1 } } },
    ]);
  }

  private followed(): Promise<Followed[]> {
    const completed = { $sum: { $cond: ['$completed', 1, 0] } };
    return this.progress.aggregate<Followed>([
      { $sort: { blueprintId: 1, completed: 1 } },
      { $group: { _id: '$blueprintId', started: { $sum: 1 }, completed } },
    ]);
  }
}
