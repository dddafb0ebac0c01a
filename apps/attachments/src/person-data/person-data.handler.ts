import { Controller, Inject } from '@nestjs/common';
import {
  attachmentsPersonData,
  type PersonDataInput,
  type PersonDataPage,
  type UploadedFileData,
} from '@stallbook/contracts';
import { PersonalData, personHistory, personPage, recordsIn, type PersonRecords } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { AccountExports } from '../account-export/account-exports.js';
import { attachments, type AttachmentDocument } from '../attachment/attachment.projection.js';
import type { UploaderName } from '../replicas/uploader-names.js';

/** What is known of the files that a person sent, and of the exports they asked for. */
@Controller()
export class PersonDataHandler {
  private readonly sources: readonly PersonRecords[];

  constructor(@Inject(DB) db: Db, personal: PersonalData, accountExports: AccountExports) {
    this.sources = [
      recordsIn('files', db.collection<AttachmentDocument>(attachments.collection), {
        filterFor: ({ personId }) => ({ uploadedBy: personId }),
        show: ({
          _id: id,
          marketEventId,
          filename,
          description,
          fileType,
          fileSize,
          uploadedAt,
        }): UploadedFileData => ({
          id,
          marketEventId,
          filename,
          description,
          fileType,
          fileSize,
          uploadedAt,
        }),
      }),
      recordsIn('exports', accountExports.collection, {
        filterFor: ({ personId }) => ({ personId }),
        show: ({ _id: id, requestedAt, readyAt }) => ({ id, requestedAt, readyAt }),
      }),
      recordsIn('copyOfProfile', db.collection<UploaderName>('uploaderNames'), {
        filterFor: ({ personId }) => ({ _id: personId }),
        show: ({ name }) => ({ name }),
      }),
      personHistory({ db, personal }, { subjectsOf: ({ personId }) => [personId] }),
    ];
  }

  @Handles(attachmentsPersonData)
  handle({ after, ...person }: PersonDataInput): Promise<PersonDataPage> {
    return personPage(this.sources, person, after);
  }
}
