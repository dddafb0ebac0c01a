import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { personErased, profileSaved } from '@stallbook/contracts';
import {
  ensureCollections,
  forgetPerson,
  keepPerson,
  Reacts,
  type PersonReplica,
  type Reaction,
} from '@stallbook/event-store';
import { ERASED, type IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';

export interface UploaderName extends PersonReplica {
  name: string;
}

/** Names of organizers, for lists of files. */
@Injectable()
export class UploaderNames implements OnModuleInit {
  constructor(@Inject(DB) private readonly db: Db) {}

  async onModuleInit(): Promise<void> {
    await ensureCollections(this.db, [this.names.collectionName]);
  }

  @Reacts(profileSaved)
  save(
    { personId: _id, role, businessName, contactName }: IntegrationData<typeof profileSaved>,
    { write }: Reaction,
  ): void {
    if (role === 'organizer') write(this.names, keepPerson({ _id, name: businessName || contactName }));
  }

  @Reacts(personErased)
  forget({ personId }: IntegrationData<typeof personErased>, { write }: Reaction): void {
    write(this.names, forgetPerson(personId));
  }

  async byIds(personIds: readonly string[]): Promise<Map<string, string>> {
    const found = await this.names.find({ _id: { $in: [...personIds] } }).toArray();
    return new Map(found.map(({ _id, name, erased }) => [_id, erased ? ERASED : name]));
  }

  private get names() {
    return this.db.collection<UploaderName>('uploaderNames');
  }
}
