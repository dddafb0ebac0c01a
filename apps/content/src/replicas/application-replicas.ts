import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { applicationStatusEvents, statusAfter, type ApplicationStatusData } from '@stallbook/contracts';
import { keepNewest, Reacts, type Reaction } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import type { Model } from 'mongoose';
import { APPLICATION_REPLICAS, type ApplicationReplica } from './application-replica.schema.js';

@Injectable()
export class ApplicationReplicas {
  private readonly collection: Collection<ApplicationReplica>;

  constructor(
    @InjectModel(APPLICATION_REPLICAS) private readonly applications: Model<ApplicationReplica>,
    @Inject(DB) db: Db,
  ) {
    this.collection = db.collection<ApplicationReplica>(APPLICATION_REPLICAS);
  }

  @Reacts(...applicationStatusEvents)
  application(data: ApplicationStatusData, { write, message: { type, sequence: revision } }: Reaction): void {
    const { applicationId: _id, vendorId } = data;
    write(this.collection, keepNewest({ _id, revision, vendorId, status: statusAfter(type, data) }));
  }

  async trackRecordOf(vendorId: string): Promise<{ sent: number; accepted: number }> {
    const [sent, accepted] = await Promise.all([
      this.applications.countDocuments({ vendorId, status: { $ne: 'draft' } }),
      this.applications.countDocuments({ vendorId, status: 'accepted' }),
    ]);
    return { sent, accepted };
  }
}
