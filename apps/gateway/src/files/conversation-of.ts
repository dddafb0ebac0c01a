import { requestMessageUpload, type MessageThreadType } from '@stallbook/contracts';
import type { Caller } from '../session/caller.js';
import type { UploadForm } from './upload-form.js';

/** The ID of the conversation of an upload: `threadId`, or `threadType` and `subjectId` of one that is about to start. */
export async function conversationOf(fields: UploadForm['fields'], caller: Caller): Promise<string> {
  const { threadId, threadType, subjectId } = fields;
  const { id } = await caller.call(requestMessageUpload, {
    ...(threadId && { threadId }),
    ...(threadType && { threadType: threadType as MessageThreadType }),
    ...(subjectId && { subjectId }),
  });
  return id;
}
