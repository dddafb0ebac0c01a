import { useState } from 'react';
import { baseApi } from '../../lib/api/base-api.js';
import { refusesFile } from '../../lib/files/refuses-file.js';
import { useUploads } from '../../lib/files/use-uploads.js';
import { useAppDispatch } from '../../lib/state/hooks.js';

export interface ChosenFile {
  file: File;
  description: string;
}

export interface Uploaded {
  id: string;
}

/** Sends the chosen files one after another; one that fails does not stop the others, and a refused one is not sent again. */
export function useUpload(eventId: string) {
  const dispatch = useAppDispatch();
  const { uploads, send, clear } = useUploads();
  const [progress, setProgress] = useState<{ current: number; total: number }>();
  const [refused, setRefused] = useState<readonly File[]>([]);
  const isRefused = ({ file }: ChosenFile) => refused.includes(file);
  /** The first file that arrived. */
  const start = async (chosen: readonly ChosenFile[]): Promise<Uploaded | undefined> => {
    let first: Uploaded | undefined;
    const toSend = [...chosen.entries()].filter(([, one]) => !isRefused(one));
    for (const [turn, [index, { file, description }]] of toSend.entries()) {
      setProgress({ current: turn + 1, total: toSend.length });
      const fields = { description, fileSize: String(file.size) };
      const { data, error } = await send<Uploaded>(index, file, `/uploads/attachments/${eventId}`, fields);
      if (error && refusesFile(error)) setRefused((before) => [...before, file]);
      first ??= data;
    }
    setProgress(undefined);
    dispatch(baseApi.util.invalidateTags(['Attachment']));
    return first;
  };
  const reset = () => {
    setRefused([]);
    clear();
  };
  return { uploads, progress, isRefused, start, reset };
}
