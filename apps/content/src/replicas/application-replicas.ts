import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { keepNewest, type Reaction } from '@stallbook/event-store';
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

  save(replica: Omit<ApplicationReplica, 'revision'>, { write, message }: Reaction): void {
    write(this.collection, keepNewest({ ...replica, revision: message.sequence }));
  }

  async trackRecordOf(vendorId: string): Promise<{ sent: number; accepted: number }> {
    const [sent, accepted] = await Promise.all([
      this.applications.countDocuments({ vendorId, status: { $ne: 'draft' } }),
      this.applications.countDocuments({ vendorId, status: 'accepted' }),
    ]);
    return { sent, accepted };
  }
}
