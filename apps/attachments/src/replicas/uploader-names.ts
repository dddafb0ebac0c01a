import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ownerErasureRecorded, profileSaved } from '@stallbook/contracts';
import { forgetPerson, keepPerson, Reacts, type Reaction } from '@stallbook/event-store';
import { ERASED, type IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import type { Model } from 'mongoose';
import { UPLOADER_NAMES, type UploaderName } from './uploader-name.schema.js';

/** Names of organizers, for lists of files. */
@Injectable()
export class UploaderNames {
  private readonly collection: Collection<UploaderName>;

  constructor(
    @InjectModel(UPLOADER_NAMES) private readonly names: Model<UploaderName>,
    @Inject(DB) db: Db,
  ) {
    this.collection = db.collection<UploaderName>(UPLOADER_NAMES);
  }

  @Reacts(profileSaved)
  save(
    { personId: _id, role, businessName, contactName }: IntegrationData<typeof profileSaved>,
    { write, message: { sequence: revision } }: Reaction,
  ): void {
    if (role === 'organizer')
      write(this.collection, keepPerson<UploaderName>({ _id, revision, name: businessName || contactName }));
  }

  @Reacts(ownerErasureRecorded)
  forget({ personId }: IntegrationData<typeof ownerErasureRecorded>, { write }: Reaction): void {
    write(this.collection, forgetPerson(personId));
  }

  async byIds(personIds: readonly string[]): Promise<Map<string, string>> {
    const found = await this.names.find({ _id: { $in: [...personIds] } }).lean();
    return new Map(found.map(({ _id, name, erased }) => [_id, erased ? ERASED : name]));
  }
}
