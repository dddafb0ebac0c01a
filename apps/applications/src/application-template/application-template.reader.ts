import { Inject, Injectable } from '@nestjs/common';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { applicationTemplates, type ApplicationTemplateDocument } from './application-template.projection.js';

export const MAX_TEMPLATES = 50;

@Injectable()
export class ApplicationTemplateReader {
  private readonly collection: Collection<ApplicationTemplateDocument>;

  constructor(@Inject(DB) db: Db) {
    this.collection = applicationTemplates.in(db);
  }

  newestOf(vendorId: string): Promise<ApplicationTemplateDocument[]> {
    return this.collection.find({ vendorId }, { sort: { updatedAt: -1, _id: 1 }, limit: MAX_TEMPLATES }).toArray();
  }

  countOf(vendorId: string): Promise<number> {
    return this.collection.countDocuments({ vendorId }, { limit: MAX_TEMPLATES });
  }
}
