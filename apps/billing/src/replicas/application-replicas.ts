import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { APPLICATION_REPLICAS, type ApplicationReplica } from './application-replica.schema.js';

@Injectable()
export class ApplicationReplicas {
  constructor(@InjectModel(APPLICATION_REPLICAS) private readonly applications: Model<ApplicationReplica>) {}

  find(applicationId: string): Promise<ApplicationReplica | null> {
    return this.applications.findOne({ _id: applicationId }).lean().exec();
  }

  /** A later fact ended the acceptance with this sequence: a dead letter is resent late. */
  async isAcceptanceOver(_id: string, sequence: number, session: ClientSession): Promise<boolean> {
    const ended = { _id, revision: { $gt: sequence }, status: { $ne: 'accepted' as const } };
    return (await this.applications.exists(ended).session(session)) !== null;
  }
}
