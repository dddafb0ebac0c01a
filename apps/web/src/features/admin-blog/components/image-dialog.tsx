import { zodResolver } from '@hookform/resolvers/zod';
import { MAX_IMAGE_MEGABYTES } from '@stallbook/kernel/limits';
import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { TextField } from '../../../components/ui/form/fields.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import { useUploads } from '../../../lib/files/use-uploads.js';
import { useIsShown } from '../../../lib/hooks/use-is-shown.js';
import { imageProblem, photoRules } from '../../../lib/images/check-image.js';
import { imageDialog as texts } from '../texts.js';

type Selected = { alt: string | null };

const MAX_ALT_LENGTH = 300;

/** `media-sources` has the sizes of its URL. */
interface BlogImage {
  url: string;
  width: number;
  height: number;
}

const schemaWith = (selected: Selected | null) =>
  z.object({
    files: z.custom<ArrayLike<File>>().superRefine(({ 0: file }, { addIssue }) => {
      const problem = file && imageProblem(file, photoRules);
      const message = file || selected ? problem : texts.choose;
      if (message) addIssue({ code: 'custom', message });
    }),
    alt: z.string().trim().min(1, texts.describe),
  });
type Values = z.infer<ReturnType<typeof schemaWith>>;

/** An inserted image is selected, so that what is typed next would replace it. */
function afterSelected(editor: Editor): void {
  editor.commands.command(({ tr }) => {
    const next = Selection.findFrom(tr.doc.resolve(tr.selection.to), 1, true);
    if (next) tr.setSelection(next);
    return next !== null;
  });
}

/** Uploads an image, and puts it into the text. The description of a selected one can be corrected without a file. */
export function ImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { uploads, send } = useUploads();
  const { total = 0, sent = 0, state } = uploads[0] ?? {};
  const isShown = useIsShown();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  const [selected] = useState(() => (editor.isActive('image') ? (editor.getAttributes('image') as Selected) : null));
  const form = useForm<Values>({
    mode: 'onChange',
    resolver: zodResolver(schemaWith(selected)),
    defaultValues: { files: [], alt: selected?.alt ?? '' },
  });
  /** Closes first: the dialog would give the focus back to the toolbar. */
  const atCursor = () => {
    flushSync(onClose);
    return editor.chain().focus(null, { scrollIntoView: false });
  };
  const insert = async ({ files: { 0: file }, alt }: Values) => {
    if (!file) {
      atCursor().updateAttributes('image', { alt }).run();
      return {};
    }
    const { signal } = (stopping.current = new AbortController());
    const fields = { fileSize: String(file.size) };
    const { data, error } = await send<BlogImage>(0, file, '/uploads/blog-images', fields, signal);
    if (!isShown()) return {};
    if (error) return { error };
    const { url: src, width, height } = data;
    atCursor().setImage({ src, alt, width, height }).run();
    afterSelected(editor);
    return {};
  };
  return (
    <FormDialog
      title={texts.title}
      form={form}
      send={insert}
      texts={{
        send:
          state === 'sending'
            ? texts.sending(Math.floor((100 * sent) / (total || 1)))
            : texts[selected ? 'save' : 'insert'],
        failed: texts.failed,
      }}
      cancelable
      onClose={onClose}
    >
      <TextField
        name="files"
        label={selected ? texts.otherFile : texts.file}
        hint={texts.fileHint(MAX_IMAGE_MEGABYTES)}
        type="file"
        accept={photoRules.types.join(',')}
      />
      <TextField name="alt" label={texts.alt} hint={texts.altHint} maxLength={MAX_ALT_LENGTH} />
    </FormDialog>
  );
}
