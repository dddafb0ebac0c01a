import { MAX_MESSAGE_FILES } from '@stallbook/kernel/limits';
import { useDraftKey } from '../../lib/drafts/use-draft.js';
import { useUploadQueue } from '../../lib/files/use-upload-queue.js';
import { uploadsChanged, type Attached } from '../../lib/outgoing-messages/outgoing-messages.slice.js';
import { useAppDispatch, useAppSelector } from '../../lib/state/hooks.js';
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
  const name = nameOf(target);
  const { kept, ready, since, add: keep, remove, clear } = useReadyFiles(name);
  const dispatch = useAppDispatch();
  const key = useDraftKey(name);
  const onWay = useAppSelector(({ outgoingMessages }) => outgoingMessages.uploads[key] ?? 0);
  const { pending, add, refuse, ...queue } = useUploadQueue<{ id: string }>({
    pathOf: (file) => (isPdf(file) ? '/uploads/message-files' : '/uploads/message-images'),
    fields: target,
    problemOf: messageFileProblem,
    failed: texts.notUploaded,
    onStored: ({ id }, { file }) => keep(id, file),
    count: (by) => void dispatch(uploadsChanged({ key, by })),
  });
  const failed = pending.filter(({ problem }) => problem).length;
  const images = ready.filter((file) => !file.isPdf);
  const documents = ready.filter((file) => file.isPdf);
  const attached: Attached = { imageIds: images.map(({ id }) => id), fileIds: documents.map(({ id }) => id) };
  return {
    ...queue,
    pending,
    onWay,
    /** Those of `onWay` that an earlier visit of the page sends. */
    earlier: onWay + failed - pending.length,
    kept,
    images,
    documents,
    attached,
    since,
    add: (files: readonly File[]) => {
      if (ready.length + onWay + failed + files.length > MAX_MESSAGE_FILES)
        return refuse(texts.tooMany(MAX_MESSAGE_FILES));
      add(files);
    },
    remove,
    clear,
  };
}
