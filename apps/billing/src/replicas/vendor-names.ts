import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { VENDOR_NAMES, type VendorName } from './vendor-name.schema.js';

/** Also says which vendors and organizers erased their accounts. */
@Injectable()
export class VendorNames {
  constructor(@InjectModel(VENDOR_NAMES) private readonly names: Model<VendorName>) {}

  async byIds(ids: readonly string[]): Promise<Map<string, string>> {
    const found = await this.names.find({ _id: { $in: [...new Set(ids)] }, erased: { $exists: false } }).lean();
    return new Map(found.map(({ _id, businessName }) => [_id, businessName]));
  }

  async isErased(personId: string, session?: ClientSession): Promise<boolean> {
    const filter = { _id: personId, erased: true as const };
    return (await this.names.findOne(filter, null, session && { session }).lean()) !== null;
  }
}
