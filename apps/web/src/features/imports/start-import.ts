import { refreshSession } from '../../lib/api/refresh.js';
import type { ApiError } from '../../lib/api/types.js';
import { uploadFile } from '../../lib/files/upload.js';

/** Sends the file; answers with the id under which an import can be started. */
export async function uploadImportFile(
  file: File,
  onProgress: (sentBytes: number) => void,
): Promise<{ fileId: string } | { error: ApiError }> {
  const send = () => uploadFile<{ fileId: string }>({ path: '/uploads/imports', fields: {}, file, onProgress });
  let reply = await send();
  if (reply.error?.code === 'UNAUTHENTICATED' && (await refreshSession())) reply = await send();
  return reply.error ? { error: reply.error } : { fileId: reply.data.fileId };
}

/** The beginning of a file is enough for its preview. */
export const previewBytes = 64 * 1024;
