import { zodResolver } from '@hookform/resolvers/zod';
import { MAX_IMAGE_MEGABYTES } from '@stallbook/kernel/limits';
import type { Editor } from '@tiptap/core';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { TextField } from '../../../components/ui/form/fields.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import { useUploads } from '../../../lib/files/use-uploads.js';
import { useIsShown } from '../../../lib/hooks/use-is-shown.js';
import { imageProblem, photoRules } from '../../../lib/images/check-image.js';
import { imageDialog as texts } from '../texts.js';

const MAX_ALT_LENGTH = 300;

/** `media-sources` has the sizes of its URL. */
interface BlogImage {
  url: string;
  width: number;
  height: number;
}

const schema = z.object({
  files: z.custom<ArrayLike<File>>().superRefine(({ 0: file }, { addIssue }) => {
    const message = file ? imageProblem(file, photoRules) : texts.choose;
    if (message) addIssue({ code: 'custom', message });
  }),
  alt: z.string().trim().min(1, texts.describe),
});
type Values = z.infer<typeof schema>;

/** Uploads an image, and puts it into the text. */
export function ImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { uploads, send } = useUploads();
  const { total = 0, sent = 0, state } = uploads[0] ?? {};
  const isShown = useIsShown();
  const form = useForm<Values>({
    mode: 'onChange',
    resolver: zodResolver(schema),
    defaultValues: { files: [], alt: '' },
  });
  const insert = async ({ files: { 0: file }, alt }: Values) => {
    if (!file) return {};
    const { data, error } = await send<BlogImage>(0, file, '/uploads/blog-images', { fileSize: String(file.size) });
    if (error || !isShown()) return { error };
    const { url: src, width, height } = data;
    // The dialog would give the focus back to the toolbar.
    flushSync(onClose);
    editor.chain().focus(null, { scrollIntoView: false }).setImage({ src, alt, width, height }).run();
    return {};
  };
  return (
    <FormDialog
      title={texts.title}
      form={form}
      send={insert}
      texts={{
        send: state === 'sending' ? texts.sending(Math.floor((100 * sent) / (total || 1))) : texts.insert,
        failed: texts.failed,
      }}
      onClose={onClose}
    >
      <TextField
        name="files"
        label={texts.file}
        hint={texts.fileHint(MAX_IMAGE_MEGABYTES)}
        type="file"
        accept={photoRules.types.join(',')}
      />
      <TextField name="alt" label={texts.alt} hint={texts.altHint} maxLength={MAX_ALT_LENGTH} />
    </FormDialog>
  );
}
