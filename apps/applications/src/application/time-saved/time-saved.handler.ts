import { Controller, Inject } from '@nestjs/common';
import { timeSaved, type PageInput, type TimeSaved, type TimeSavedRecord } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Collection, Db } from 'mongodb';
import { timeSavedRecords, type TimeSavedDocument } from '../time-saved.projection.js';

@Controller()
export class TimeSavedHandler {
  private readonly records: Collection<TimeSavedDocument>;

  constructor(@Inject(DB) db: Db) {
    this.records = timeSavedRecords.in(db);
  }

  @Handles(timeSaved)
  async handle({ page, pageSize }: PageInput, context: CallContext): Promise<TimeSaved> {
    const filter = { vendorId: actorOf(context).id };
    const [items, [sum]] = await Promise.all([
      this.records
        .find(filter, { sort: { createdAt: -1, _id: 1 }, skip: (page - 1) * pageSize, limit: pageSize })
        .toArray(),
      this.records
        .aggregate<{ total: number; totalSeconds: number }>([
          { $match: filter },
          { $group: { _id: null, total: { $sum: 1 }, totalSeconds: { $sum: '$timeSavedSeconds' } } },
        ])
        .toArray(),
    ]);
    return { items: items.map(show), total: sum?.total ?? 0, totalSeconds: sum?.totalSeconds ?? 0 };
  }
}

const show = ({ marketEventId: eventId, ...record }: TimeSavedDocument): TimeSavedRecord => {
  const { vendorId, timeSavedSeconds, applicationMethod, createdAt } = record;
  return { vendorId, eventId, timeSavedSeconds, applicationMethod, createdAt };
};
