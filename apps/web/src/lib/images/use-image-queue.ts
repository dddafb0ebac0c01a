import { useRef, useState } from 'react';
import { useUploads } from '../files/use-uploads.js';
import { imageProblem, type ImageWords } from './check-image.js';
import { ofFile } from './texts.js';

export interface ImageUpload {
  key: number;
  file: File;
  sent: number;
  /** Prefixed with the name of the file. */
  problem: string;
}

/** Refusals that say what to do. */
const telling = ['BAD_INPUT', 'UNSUPPORTED_TYPE', 'TOO_LARGE', 'RATE_LIMITED'];

interface ImageQueueOptions<T> {
  path: string;
  fields: Record<string, string>;
  words: ImageWords;
  /** Codes of further refusals that say what to do; the others are shown as `failed`. */
  alsoTelling: readonly string[];
  failed: string;
  /** An image counts as on its way until this is done. */
  onStored: (stored: T, upload: { key: number; file: File }) => PromiseLike<unknown> | void;
}

/** Sends images one after another; one that fails stays, to be sent again. */
export function useImageQueue<T>({ path, fields, words, alsoTelling, failed, onStored }: ImageQueueOptions<T>) {
  const { uploads, send } = useUploads();
  const [pending, setPending] = useState<readonly Omit<ImageUpload, 'sent'>[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const nextKey = useRef(0);
  const queue = useRef(Promise.resolve());
  const change = (key: number, problem: string) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, problem } : one)));
  const drop = (key: number) => setPending((all) => all.filter((one) => one.key !== key));

  const sendOne = async (key: number, file: File) => {
    const { data, error } = await send<T>(key, file, path, { ...fields, fileSize: String(file.size) });
    if (error) {
      const tells = [...telling, ...alsoTelling].includes(error.code);
      change(key, ofFile(file.name, tells ? error.message : failed));
      return;
    }
    await onStored(data, { key, file });
    drop(key);
  };
  const line = (key: number, file: File) => {
    queue.current = queue.current.then(() => sendOne(key, file));
  };

  return {
    problems,
    pending: pending.map((one): ImageUpload => ({ ...one, sent: uploads[one.key]?.sent ?? 0 })),
    refuse: (problem: string) => setProblems([problem]),
    add: (files: readonly File[]) => {
      const found = files.map((file) => ({ file, problem: imageProblem(file, words) }));
      setProblems(found.flatMap(({ file, problem }) => (problem ? [ofFile(file.name, problem)] : [])));
      const chosen = found
        .filter(({ problem }) => !problem)
        .map(({ file }) => ({ key: (nextKey.current += 1), file, problem: '' }));
      setPending((all) => [...all, ...chosen]);
      for (const { key, file } of chosen) line(key, file);
    },
    dismiss: drop,
    retry: ({ key, file }: ImageUpload) => {
      change(key, '');
      line(key, file);
    },
  };
}
