import { codeOf } from '../api/transport.js';
import { isUnsettled, type ApiError, type FieldError } from '../api/types.js';
import { newId } from '../ids.js';
import { translateError } from '../service-texts/translate-error.js';
import { failure } from '../texts.js';

export interface UploadOptions {
  path: string;
  /** Sent before the file, so that the server knows them when the bytes arrive. */
  fields: Record<string, string>;
  file: File;
  onProgress?: (sentBytes: number) => void;
  signal?: AbortSignal;
}

/** As long as the gateway receives. */
const LIMIT_MS = 10 * 60_000;

/** A file that may have been stored keeps the ID of its upload: sent again, it is stored once. */
const unanswered = new WeakMap<File, { asked: string; uploadId: string }>();

const maybeStored = ({ code, status = 0 }: ApiError): boolean =>
  isUnsettled({ code }) || code === 'UPLOAD_UNDER_WAY' || status >= 500;

type Answer<T> = { data: T; error?: undefined } | { data?: undefined; error: ApiError };

const failed = (code: string, message: string, fields: FieldError[] = []): ApiError => ({ code, message, fields });

function refusal({ status, response }: XMLHttpRequest): ApiError {
  const { error } = (response ?? {}) as { error?: { code?: string; message?: string; fields?: FieldError[] } };
  return { ...failed(error?.code ?? codeOf(status), error?.message ?? '', error?.fields), status };
}

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
export function uploadFile<T>({ path, fields, file, onProgress, signal }: UploadOptions): Promise<Answer<T>> {
  const asked = JSON.stringify([path, fields]);
  const kept = unanswered.get(file);
  const uploadId = kept?.asked === asked ? kept.uploadId : newId();
  return new Promise((answer) => {
    const resolve = (reply: Answer<T>) => {
      if (reply.error && maybeStored(reply.error)) unanswered.set(file, { asked, uploadId });
      else unanswered.delete(file);
      answer(reply);
    };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file, file.name);
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', uploadId);
    request.setRequestHeader('x-correlation-id', newId());
    request.upload.onprogress = (event) => onProgress?.(event.loaded);
    request.onload = () => {
      if (request.status < 300) resolve({ data: request.response as T });
      else void translateError(refusal(request)).then((error) => resolve({ error }));
    };
    request.timeout = LIMIT_MS;
    request.ontimeout = () => resolve({ error: failed('NETWORK', failure.tooSlow) });
    request.onerror = () => resolve({ error: failed('NETWORK', failure.offline) });
    request.onabort = () => resolve({ error: failed('CANCELED', failure.unknown) });
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
