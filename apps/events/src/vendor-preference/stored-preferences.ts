import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MarketEventType, type VendorPreferences } from '@stallbook/contracts';
import type { Model } from 'mongoose';
import { defaultPreferences, type Preferences } from '../recommendation/domain/preferences.js';
import { VENDOR_PREFERENCES, type VendorPreferencesRow } from './vendor-preference.schema.js';

/** The preferences of vendors; the defaults for those who never saved any. */
@Injectable()
export class StoredPreferences {
  constructor(@InjectModel(VENDOR_PREFERENCES) private readonly rows: Model<VendorPreferencesRow>) {}

  async of(vendorId: string): Promise<Preferences> {
    return (await this.rows.findOne({ _id: vendorId }).lean()) ?? defaultPreferences;
  }

  async ofMany(vendorIds: readonly string[]): Promise<(vendorId: string) => Preferences> {
    const rows = await this.rows.find({ _id: { $in: [...vendorIds] } }).lean();
    const byVendor = new Map(rows.map((row) => [row._id, row]));
    return (vendorId) => byVendor.get(vendorId) ?? defaultPreferences;
  }

  async show(vendorId: string): Promise<VendorPreferences> {
    const { updatedAt, _id, ...stored }: Partial<VendorPreferencesRow> =
      (await this.rows.findOne({ _id: vendorId }).lean()) ?? {};
    const { eventTypes, ...preferences } = { ...defaultPreferences, ...stored };
    return {
      vendorId,
      ...preferences,
      eventTypes: eventTypes.map((type) => MarketEventType[type]),
      updatedAt: updatedAt?.toISOString() ?? null,
    };
  }

  async save(vendorId: string, preferences: Preferences, updatedAt: Date): Promise<void> {
    await this.rows.updateOne({ _id: vendorId }, { $set: { ...preferences, updatedAt } }, { upsert: true });
  }
}
