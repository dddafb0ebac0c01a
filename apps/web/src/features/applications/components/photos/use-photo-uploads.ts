import { useRef, useState } from 'react';
import { baseApi } from '../../../../lib/api/base-api.js';
import { useUploads } from '../../../../lib/files/use-uploads.js';
import { imageProblem, photoWords } from '../../../../lib/images/check-image.js';
import { useAppDispatch } from '../../../../lib/state/hooks.js';
import { photoField, photoProblems } from '../../texts/photos.js';

export const maxPhotos = 10;

export interface PhotoUpload {
  key: number;
  file: File;
  sent: number;
  /** Prefixed with the name of the file. */
  problem: string;
}

/** Refusals that say what to do. */
const telling = new Set([
  'BAD_INPUT',
  'UNSUPPORTED_TYPE',
  'TOO_LARGE',
  'RATE_LIMITED',
  'APPLICATION.TOO_MANY_PHOTOS',
  'APPLICATION.DECIDED',
]);

/** Sends photos one after another; one that fails stays, to be sent again. */
export function usePhotoUploads(applicationId: string, there: number, refetch: () => PromiseLike<unknown>) {
  const dispatch = useAppDispatch();
  const { uploads, send } = useUploads();
  const [pending, setPending] = useState<readonly Omit<PhotoUpload, 'sent'>[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const nextKey = useRef(0);
  const queue = useRef(Promise.resolve());
  const change = (key: number, problem: string) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, problem } : one)));
  const drop = (key: number) => setPending((all) => all.filter((one) => one.key !== key));

  const sendOne = async (key: number, file: File) => {
    const fields = { applicationId, fileSize: String(file.size) };
    const { error } = await send(key, file, '/uploads/application-images', fields);
    if (error) {
      change(key, photoField.ofFile(file.name, telling.has(error.code) ? error.message : photoProblems.notUploaded));
      return;
    }
    dispatch(baseApi.util.invalidateTags(['Application']));
    // Until the list has the photo, it counts as on its way.
    await refetch();
    drop(key);
  };
  const line = (key: number, file: File) => {
    queue.current = queue.current.then(() => sendOne(key, file));
  };

  const add = (files: readonly File[]) => {
    if (!applicationId) return setProblems([photoProblems.noApplication]);
    const sending = pending.filter(({ problem }) => !problem).length;
    if (there + sending + files.length > maxPhotos) {
      return setProblems([photoProblems.tooMany(files.length, there + sending)]);
    }
    const found = files.map((file) => ({ file, problem: imageProblem(file, photoWords) }));
    setProblems(found.flatMap(({ file, problem }) => (problem ? [photoField.ofFile(file.name, problem)] : [])));
    const chosen = found
      .filter(({ problem }) => !problem)
      .map(({ file }) => ({ key: (nextKey.current += 1), file, problem: '' }));
    setPending((all) => [...all, ...chosen]);
    for (const { key, file } of chosen) line(key, file);
  };

  return {
    problems,
    pending: pending.map((one): PhotoUpload => ({ ...one, sent: uploads[one.key]?.sent ?? 0 })),
    add,
    dismiss: drop,
    retry: ({ key, file }: PhotoUpload) => {
      change(key, '');
      line(key, file);
    },
  };
}
