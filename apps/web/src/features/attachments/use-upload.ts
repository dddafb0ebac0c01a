import { useEffect, useRef, useState } from 'react';
import { baseApi } from '../../lib/api/base-api.js';
import { refusesFile } from '../../lib/files/refuses-file.js';
import { useUploads } from '../../lib/files/use-uploads.js';
import { useAppDispatch } from '../../lib/state/hooks.js';
import { toast } from '../../lib/toasts.js';
import { uploadDialog } from './texts.js';

export interface ChosenFile {
  file: File;
  description: string;
}

export interface Uploaded {
  id: string;
}

/** The file being sent, and the number of all. */
export interface Turn {
  current: number;
  total: number;
}

/** Why sending stops, where no one chose to stop it. */
const LEFT = 'left';

/**
 * Sends the chosen files one after another, until the dialog closes; one that fails does not stop the others, and a
 * refused one is not sent again.
 */
export function useUpload(eventId: string) {
  const dispatch = useAppDispatch();
  const { uploads, send, clear } = useUploads();
  const [turn, setTurn] = useState<Turn>();
  const [first, setFirst] = useState<Uploaded>();
  const [refused, setRefused] = useState<readonly File[]>([]);
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(LEFT), []);
  const isRefused = ({ file }: ChosenFile) => refused.includes(file);
  const start = async (chosen: readonly ChosenFile[]): Promise<void> => {
    const { signal } = (stopping.current = new AbortController());
    let arrived: Uploaded | undefined;
    const toSend = [...chosen.entries()].filter(([, one]) => !isRefused(one));
    const missing = new Set(toSend.map(([, { file }]) => file.name));
    for (const [before, [index, { file, description }]] of toSend.entries()) {
      if (signal.aborted) break;
      setTurn({ current: before + 1, total: toSend.length });
      const fields = { description, fileSize: String(file.size) };
      const { data, error } = await send<Uploaded>(index, file, `/uploads/attachments/${eventId}`, fields, signal);
      if (error && refusesFile(error)) setRefused((all) => [...all, file]);
      if (data) missing.delete(file.name);
      arrived ??= data;
    }
    if (signal.reason === LEFT && missing.size > 0) toast(uploadDialog.notUploaded([...missing]), 'error');
    setTurn(undefined);
    setFirst(arrived);
    dispatch(baseApi.util.invalidateTags(['Attachment']));
  };
  const reset = () => {
    setRefused([]);
    clear();
  };
  return {
    uploads,
    turn,
    /** The first file that arrived, once all are sent. */
    first,
    isRefused,
    start,
    cancel: () => stopping.current?.abort(),
    /** Another description may be what a refused file needs. */
    allow: (file?: File) => setRefused((all) => all.filter((one) => one !== file)),
    reset,
  };
}
