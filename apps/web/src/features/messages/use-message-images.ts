import { useState } from 'react';
import { messageImageWords } from '../../lib/images/check-image.js';
import { useImageQueue } from '../../lib/images/use-image-queue.js';
import { composer as texts } from './texts.js';

const MOST_IMAGES = 5;
const alsoTelling = ['MESSAGE.CLOSED', 'NOT_FOUND'];

export interface ReadyImage {
  id: string;
  file: File;
}

export type MessageImages = ReturnType<typeof useMessageImages>;

/** Images for the next message: uploaded as soon as they are chosen, sent with the text. */
export function useMessageImages(threadId: string) {
  const [ready, setReady] = useState<readonly ReadyImage[]>([]);
  const { pending, add, refuse, ...queue } = useImageQueue<{ id: string }>({
    path: '/uploads/message-images',
    fields: { threadId },
    words: messageImageWords,
    alsoTelling,
    failed: texts.notUploaded,
    onStored: ({ id }, { file }) => setReady((all) => [...all, { id, file }]),
  });
  return {
    ...queue,
    pending,
    ready,
    add: (files: readonly File[]) => {
      if (ready.length + pending.length + files.length > MOST_IMAGES) return refuse(texts.tooManyPhotos(MOST_IMAGES));
      add(files);
    },
    remove: (id: string) => setReady((all) => all.filter((one) => one.id !== id)),
    clear: () => setReady([]),
  };
}
