import { Controller, Inject } from '@nestjs/common';
import {
  attachmentsPersonData,
  type PersonDataInput,
  type PersonDataPage,
  type UploadData,
} from '@stallbook/contracts';
import { PersonalData, personHistory, personPage, personDataIn } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { ACCOUNT_EXPORTS, type StoredExport } from '../account-export/account-export.schema.js';
import { attachments } from '../attachment/attachment.projection.js';
import { nameOfImage } from '../image/image-kinds.js';
import { IMAGES, type ImageRecord } from '../image/image.schema.js';
import { MESSAGE_FILES, type MessageFileRecord } from '../message-file/message-file.schema.js';
import { UPLOADER_NAMES, type UploaderName } from '../replicas/uploader-name.schema.js';

const upload = (data: UploadData): UploadData => data;

/** A person's uploads and exports. */
@Controller()
export class PersonDataHandler {
  constructor(
    @Inject(DB) private readonly db: Db,
    private readonly personal: PersonalData,
  ) {}

  @Handles(attachmentsPersonData)
  handle(input: PersonDataInput): Promise<PersonDataPage> {
    const { db, personal } = this;
    return personPage(input, [
      personDataIn('files', attachments.in(db), {
        personField: 'uploadedBy',
        show: ({ _id: id, marketEventId, filename, description, fileType, fileSize, uploadedAt }) => ({
          ...upload({ id, filename, fileSize, uploadedAt }),
          marketEventId,
          description,
          fileType,
        }),
      }),
      personDataIn('images', db.collection<ImageRecord>(IMAGES), {
        personField: 'uploadedBy',
        show: ({ _id: id, kind, ownerId, uploadedAt, storedBytes: fileSize }) => ({
          ...upload({ id, filename: nameOfImage(kind), fileSize, uploadedAt: uploadedAt.toISOString() }),
          kind,
          ownerId,
        }),
      }),
      personDataIn('messageFiles', db.collection<MessageFileRecord>(MESSAGE_FILES), {
        personField: 'uploadedBy',
        show: ({ _id: id, threadId, filename, fileSize, uploadedAt }) => ({
          ...upload({ id, filename, fileSize, uploadedAt: uploadedAt.toISOString() }),
          threadId,
        }),
      }),
      personDataIn('exports', db.collection<StoredExport>(ACCOUNT_EXPORTS), {
        personField: 'personId',
        show: ['_id', 'requestedAt', 'readyAt'],
      }),
      personDataIn('copyOfProfile', db.collection<UploaderName>(UPLOADER_NAMES), {
        personField: '_id',
        show: ['name'],
      }),
      personHistory({ db, personal }, { subjectsOf: ({ personId }) => [personId] }),
    ]);
  }
}
