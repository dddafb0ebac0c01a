import { MAX_MESSAGE_FILES } from '@stallbook/kernel/limits';
import { useState } from 'react';
import { useUploadQueue } from '../../lib/files/use-upload-queue.js';
import type { Attached } from '../../lib/outgoing-messages/outgoing-messages.slice.js';
import { isPdf, messageFileProblem } from './message-file-rules.js';
import { composer as texts } from './texts/messages.js';

export interface ReadyFile {
  id: string;
  file: File;
}

export type MessageFiles = ReturnType<typeof useMessageFiles>;

/** The conversation, or the one that is about to start. */
type Target = { threadId: string } | { threadType: string; subjectId: string };

/** Photos and files for the next message: uploaded as soon as they are chosen, sent with the text. */
export function useMessageFiles(target: Target) {
  const [ready, setReady] = useState<readonly ReadyFile[]>([]);
  const { pending, add, refuse, ...queue } = useUploadQueue<{ id: string }>({
    pathOf: (file) => (isPdf(file) ? '/uploads/message-files' : '/uploads/message-images'),
    fields: target,
    problemOf: messageFileProblem,
    failed: texts.notUploaded,
    onStored: ({ id }, { file }) => setReady((all) => [...all, { id, file }]),
  });
  const images = ready.filter(({ file }) => !isPdf(file));
  const documents = ready.filter(({ file }) => isPdf(file));
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
    remove: (id: string) => setReady((all) => all.filter((one) => one.id !== id)),
    clear: () => setReady([]),
  };
}
