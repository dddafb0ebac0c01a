import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { personErased, profileSaved } from '@stallbook/contracts';
import { ensureCollections, Reacts, type Reaction } from '@stallbook/event-store';
import { ERASED, type IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';

/** Business names of organizers, for the lists of files. */
@Injectable()
export class UploaderNames implements OnModuleInit {
  constructor(@Inject(DB) private readonly db: Db) {}

  async onModuleInit(): Promise<void> {
    await ensureCollections(this.db, [this.names.collectionName]);
  }

  @Reacts(profileSaved)
  async keep(
    { personId, role, businessName, contactName }: IntegrationData<typeof profileSaved>,
    { session }: Reaction,
  ): Promise<void> {
    if (role !== 'organizer') return;
    await this.names.replaceOne({ _id: personId }, { name: businessName || contactName }, { upsert: true, session });
  }

  @Reacts(personErased)
  async forget({ personId }: IntegrationData<typeof personErased>, { session }: Reaction): Promise<void> {
    await this.names.updateOne({ _id: personId }, { $set: { name: ERASED } }, { session });
  }

  async of(personIds: readonly string[]): Promise<Map<string, string>> {
    const found = await this.names.find({ _id: { $in: [...personIds] } }).toArray();
    return new Map(found.map(({ _id, name }) => [_id, name]));
  }

  private get names() {
    return this.db.collection<{ _id: string; name: string }>('uploaderNames');
  }
}
