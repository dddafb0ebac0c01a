import { refreshSession } from '../../lib/api/refresh.js';
import type { ApiError } from '../../lib/api/types.js';
import { uploadFile } from '../../lib/files/upload.js';

/** Sends the file and starts its import; answers with the import's id. */
export async function importFile(
  file: File,
  onProgress: (sentBytes: number) => void,
): Promise<{ id: string } | { error: ApiError }> {
  const send = () =>
    uploadFile<{ id: string }>({
      path: '/imports',
      fields: { fileName: file.name, fileSize: String(file.size) },
      file,
      onProgress,
    });
  let reply = await send();
  if (reply.error?.code === 'UNAUTHENTICATED' && (await refreshSession())) reply = await send();
  return reply.error ? { error: reply.error } : { id: reply.data.id };
}

/** The beginning of a file is enough for its preview. */
export const previewBytes = 64 * 1024;
