import { MAX_MESSAGE_FILES } from '@stallbook/kernel/limits';
import { useUploadQueue } from '../../lib/files/use-upload-queue.js';
import type { Attached } from '../../lib/outgoing-messages/outgoing-messages.slice.js';
import { isPdf, messageFileProblem } from './message-file-rules.js';
import { composer as texts } from './texts/messages.js';
import { useReadyFiles } from './use-ready-files.js';

export type MessageFiles = ReturnType<typeof useMessageFiles>;

/** The conversation, or the one that is about to start. */
type Target = { threadId: string } | { threadType: string; subjectId: string };

const nameOf = (target: Target): string =>
  'threadId' in target ? target.threadId : `new-${target.threadType}-${target.subjectId}`;

/** Photos and files for the next message: uploaded as soon as they are chosen, sent with the text. */
export function useMessageFiles(target: Target) {
  const { ready, add: keep, remove, clear } = useReadyFiles(nameOf(target));
  const { pending, add, refuse, ...queue } = useUploadQueue<{ id: string }>({
    pathOf: (file) => (isPdf(file) ? '/uploads/message-files' : '/uploads/message-images'),
    fields: target,
    problemOf: messageFileProblem,
    failed: texts.notUploaded,
    onStored: ({ id }, { file }) => keep(id, file),
  });
  const images = ready.filter((file) => !file.isPdf);
  const documents = ready.filter((file) => file.isPdf);
  const attached: Attached = { imageIds: images.map(({ id }) => id), fileIds: documents.map(({ id }) => id) };
  return {
    ...queue,
    pending,
    images,
    documents,
    attached,
    add: (files: readonly File[]) => {
      if (ready.length + pending.length + files.length > MAX_MESSAGE_FILES)
        return refuse(texts.tooMany(MAX_MESSAGE_FILES));
      add(files);
    },
    remove,
    clear,
  };
}
