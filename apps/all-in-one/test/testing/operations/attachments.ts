import { people, members, parties, organizer, admin, workers, type Caller } from './callers.js';

export const attachmentsOperations: Record<string, readonly Caller[]> = {
  'attachments.attachments': members,
  'attachments.attachmentAccess': members,
  'attachments.requestUpload': organizer,
  'attachments.requestImportUpload': admin,
  'attachments.requestImageUpload': members,
  'attachments.imageLinks': parties,
  'attachments.messageImageLinks': members,
  'attachments.downloadLink': members,
  'attachments.fileLink': workers,
  'attachments.deleteImportFile': workers,
  'attachments.deleteAttachment': parties,
  'attachments.requestAccountExport': people,
  'attachments.myAccountExport': people,
  'attachments.accountExportLink': people,
  'attachments.accountExportWork': workers,
  'attachments.recordAccountExportProgress': workers,
  'attachments.accountExportFileLink': workers,
  'attachments.requestAccountExportUpload': workers,
  'attachments.failAccountExport': workers,
  'attachments.personData': workers,
};
