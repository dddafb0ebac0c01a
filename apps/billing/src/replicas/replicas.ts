import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { APPLICATION_REPLICAS, type ApplicationReplica } from './application-replica.schema.js';
import { MARKET_EVENT_REPLICAS, type MarketEventReplica } from './market-event-replica.schema.js';
import { VENDOR_NAMES, type VendorName } from './vendor-name.schema.js';

/** Data of other services: applications, market events, and vendors' names. */
@Injectable()
export class Replicas {
  constructor(
    @InjectModel(APPLICATION_REPLICAS) private readonly applications: Model<ApplicationReplica>,
    @InjectModel(MARKET_EVENT_REPLICAS) private readonly markets: Model<MarketEventReplica>,
    @InjectModel(VENDOR_NAMES) private readonly names: Model<VendorName>,
  ) {}

  application(applicationId: string): Promise<ApplicationReplica | null> {
    return this.applications.findOne({ _id: applicationId }).lean().exec();
  }

  /** A later fact ended the acceptance with this sequence: a dead letter is resent late. */
  async isAcceptanceOver(_id: string, sequence: number, session: ClientSession): Promise<boolean> {
    const ended = { _id, revision: { $gt: sequence }, status: { $ne: 'accepted' as const } };
    return (await this.applications.exists(ended).session(session)) !== null;
  }

  async titlesOf(ids: readonly string[]): Promise<Map<string, string | null>> {
    const markets = await this.marketsOf(ids);
    return new Map([...markets].map(([id, { title }]) => [id, title]));
  }

  async marketsOf(ids: readonly string[]): Promise<Map<string, MarketEventReplica>> {
    const found = await this.markets.find({ _id: { $in: [...new Set(ids)] } }).lean();
    return new Map(found.map((market) => [market._id, market]));
  }

  /** Staff took it down, or its organizer left. */
  async isHidden(marketEventId: string, session?: ClientSession): Promise<boolean> {
    const hidden = { _id: marketEventId, status: 'draft' as const };
    return (await this.markets.findOne(hidden, null, session && { session }).lean()) !== null;
  }

  async isErased(personId: string, session?: ClientSession): Promise<boolean> {
    const filter = { _id: personId, erased: true as const };
    return (await this.names.findOne(filter, null, session && { session }).lean()) !== null;
  }

  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    const found = await this.names.find({ _id: { $in: [...new Set(ids)] }, erased: { $exists: false } }).lean();
    return new Map(found.map(({ _id, businessName }) => [_id, businessName]));
  }
}
