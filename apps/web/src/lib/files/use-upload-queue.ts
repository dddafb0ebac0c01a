import { useRef, useState } from 'react';
import { messageOf } from '../api/message-of.js';
import { useStay } from '../hooks/use-stay.js';
import { canBeSmaller, smallerPhoto } from '../images/smaller-photo.js';
import { ofFile } from '../images/texts.js';
import { refusesFile } from './refuses-file.js';
import { useUploads } from './use-uploads.js';

export interface QueuedUpload {
  key: number;
  file: File;
  sent: number;
  /** Prefixed with the name of the file. */
  problem: string;
  /** The file itself is refused, so sending it again cannot help. */
  refused: boolean;
}

interface UploadQueueOptions<T> {
  pathOf: (file: File) => string;
  fields: Record<string, string>;
  /** What is wrong with a file before it is sent, or null. */
  problemOf: (file: File) => string | null;
  failed: string;
  /** A file counts as on its way until this is done. */
  onStored: (stored: T, upload: { key: number; file: File }) => PromiseLike<unknown> | void;
  /** Counts the files on their way, also after the screen is left. */
  count?: (by: 1 | -1) => void;
}

/**
 * Sends files one after another; one that fails stays, to be sent again or left out. One that is refused itself stays
 * until other files are chosen.
 */
export function useUploadQueue<T>({ pathOf, fields, problemOf, failed, onStored, count }: UploadQueueOptions<T>) {
  const { uploads, send, reportIfLeft } = useUploads();
  const [pending, setPending] = useState<readonly Omit<QueuedUpload, 'sent'>[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const nextKey = useRef(0);
  const queue = useRef(Promise.resolve());
  const isSending = pending.some(({ problem }) => !problem);
  useStay(isSending);
  const change = (key: number, outcome: Partial<Pick<QueuedUpload, 'file' | 'problem' | 'refused'>>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...outcome } : one)));
  const drop = (key: number) => setPending((all) => all.filter((one) => one.key !== key));

  const sendOne = async (key: number, chosen: File) => {
    const file = await smallerPhoto(chosen);
    const problem = problemOf(file);
    if (problem) {
      drop(key);
      setProblems((all) => [...all, ofFile(file.name, problem)]);
      reportIfLeft(file, problem);
      return;
    }
    change(key, { file });
    const { data, error } = await send<T>(key, file, pathOf(file), { ...fields, fileSize: String(file.size) });
    if (error) {
      change(key, { problem: ofFile(file.name, messageOf(error, failed)), refused: refusesFile(error) });
      return;
    }
    await onStored(data, { key, file });
    drop(key);
  };
  const line = (key: number, file: File) => {
    count?.(1);
    queue.current = queue.current
      .then(() => sendOne(key, file))
      .catch(() => change(key, { problem: ofFile(file.name, failed), refused: false }))
      .finally(() => count?.(-1));
  };

  return {
    problems,
    pending: pending.map((one): QueuedUpload => ({ ...one, sent: uploads[one.key]?.sent ?? 0 })),
    refuse: (problem: string) => setProblems([problem]),
    add: (files: readonly File[]) => {
      const found = files.map((file) => ({ file, problem: canBeSmaller(file) ? null : problemOf(file) }));
      setProblems(found.flatMap(({ file, problem }) => (problem ? [ofFile(file.name, problem)] : [])));
      const chosen = found
        .filter(({ problem }) => !problem)
        .map(({ file }) => ({ key: (nextKey.current += 1), file, problem: '', refused: false }));
      setPending((all) => [...all.filter(({ refused }) => !refused), ...chosen]);
      for (const { key, file } of chosen) line(key, file);
    },
    dismiss: drop,
    retry: ({ key, file }: QueuedUpload) => {
      change(key, { problem: '', refused: false });
      line(key, file);
    },
  };
}
