import { messageOf } from '../../lib/api/message-of.js';
import { useUploads } from '../../lib/files/use-uploads.js';
import { imageDialog } from './texts.js';

export interface BlogImage {
  url: string;
  width: number;
  height: number;
}

/** Uploads an image for a post, for admins. `media-sources` has the sizes of its URL. */
export function useBlogImageUpload() {
  const { uploads, send } = useUploads();
  const { total = 0, sent = 0, state } = uploads[0] ?? {};
  return {
    progress: state === 'sending' ? { sent, total } : null,
    upload: async (file: File): Promise<{ image: BlogImage; problem?: undefined } | { problem: string }> => {
      const { data, error } = await send<BlogImage>(0, file, '/uploads/blog-images', { fileSize: String(file.size) });
      return error ? { problem: messageOf(error, imageDialog.failed) } : { image: data };
    },
  };
}
