import { useState } from 'react';
import { baseApi } from '../../lib/api/base-api.js';
import { useUploads } from '../../lib/files/use-uploads.js';
import { useAppDispatch } from '../../lib/state/hooks.js';

export interface ChosenFile {
  file: File;
  description: string;
}

export interface Uploaded {
  id: string;
}

/** Sends the chosen files one after another; one that fails does not stop the others. */
export function useUpload(eventId: string) {
  const dispatch = useAppDispatch();
  const { uploads, send, clear } = useUploads();
  const [current, setCurrent] = useState(0);
  /** The first file that arrived. */
  const start = async (chosen: readonly ChosenFile[]): Promise<Uploaded | undefined> => {
    let first: Uploaded | undefined;
    for (const [index, { file, description }] of chosen.entries()) {
      setCurrent(index + 1);
      const fields = { description, fileSize: String(file.size) };
      const { data } = await send<Uploaded>(index, file, `/uploads/attachments/${eventId}`, fields);
      first ??= data;
    }
    setCurrent(0);
    dispatch(baseApi.util.invalidateTags(['Attachment']));
    return first;
  };
  return { uploads, current, start, reset: clear };
}
