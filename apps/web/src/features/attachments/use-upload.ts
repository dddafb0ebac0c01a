import { useState } from 'react';
import { baseApi } from '../../lib/api/base-api.js';
import { refreshSession } from '../../lib/api/refresh.js';
import { useApiDispatch } from '../../lib/api/use-api-dispatch.js';
import { uploadFile } from '../../lib/files/upload.js';

export interface ChosenFile {
  file: File;
  description: string;
}
export type UploadState = { state: 'sending' } | { state: 'done' } | { state: 'failed'; message: string };

/** Sends the chosen files one after another; one that fails does not stop the others. */
export function useUpload(eventId: string) {
  const dispatch = useApiDispatch();
  const [states, setStates] = useState<Record<number, UploadState>>({});
  const [current, setCurrent] = useState(0);
  const note = (index: number, state: UploadState) => setStates((known) => ({ ...known, [index]: state }));
  const send = ({ file, description }: ChosenFile) =>
    uploadFile<unknown>({
      path: `/uploads/attachments/${eventId}`,
      fields: { description, fileSize: String(file.size) },
      file,
    });
  const start = async (chosen: readonly ChosenFile[]): Promise<number> => {
    let succeeded = 0;
    for (const [index, one] of chosen.entries()) {
      setCurrent(index + 1);
      note(index, { state: 'sending' });
      let reply = await send(one);
      if (reply.error?.code === 'UNAUTHENTICATED' && (await refreshSession())) reply = await send(one);
      if (reply.error) note(index, { state: 'failed', message: reply.error.message });
      else {
        succeeded += 1;
        note(index, { state: 'done' });
      }
    }
    setCurrent(0);
    dispatch(baseApi.util.invalidateTags(['Attachment']));
    return succeeded;
  };
  return { states, current, start, reset: () => setStates({}) };
}
