import { MAX_IMAGE_MEGABYTES } from '@stallbook/kernel/limits';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { Field } from '../../../components/ui/form/field.js';
import { Stack } from '../../../components/ui/layout.js';
import { imageProblem, photoRules } from '../../../lib/images/check-image.js';
import { useBlogImageUpload } from '../use-blog-image-upload.js';
import { imageDialog } from '../texts.js';

interface ImageDialogProps {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}

type Selected = { alt: string | null };

const MAX_ALT_LENGTH = 300;

/** With an image selected, its description can be corrected without another file. */
function ImageFields({ editor, onClose }: Omit<ImageDialogProps, 'open'>) {
  const { upload, progress } = useBlogImageUpload();
  const [selected] = useState(() => (editor.isActive('image') ? (editor.getAttributes('image') as Selected) : null));
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState(selected?.alt ?? '');
  const [problems, setProblems] = useState<{ file?: string; alt?: string }>({});
  const choose = (picked: File | undefined) => {
    const problem = picked && imageProblem(picked, photoRules);
    setFile(problem ? undefined : picked);
    setProblems(problem ? { file: problem } : {});
  };
  const insert = async () => {
    const missing = {
      ...(!file && !selected && { file: imageDialog.choose }),
      ...(!alt.trim() && { alt: imageDialog.describe }),
    };
    setProblems(missing);
    if (missing.file || missing.alt) return;
    const at = () => editor.chain().focus(null, { scrollIntoView: false });
    if (!file) {
      onClose();
      at().updateAttributes('image', { alt: alt.trim() }).run();
      return;
    }
    const sent = await upload(file);
    if (sent.problem !== undefined) {
      setProblems({ file: sent.problem });
      return;
    }
    const { url: src, width, height } = sent.image;
    onClose();
    at().setImage({ src, alt: alt.trim(), width, height }).run();
  };
  return (
    <Stack>
      <Field
        label={selected ? imageDialog.otherFile : imageDialog.file}
        hint={imageDialog.fileHint(MAX_IMAGE_MEGABYTES)}
        problem={problems.file}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept={photoRules.types.join(',')}
            onChange={(event) => choose(event.target.files?.[0])}
          />
        )}
      </Field>
      <Field label={imageDialog.alt} hint={imageDialog.altHint} problem={problems.alt}>
        {(control) => (
          <input
            {...control}
            type="text"
            maxLength={MAX_ALT_LENGTH}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
        )}
      </Field>
      <Button onClick={() => void insert()} disabled={progress !== null}>
        {progress
          ? imageDialog.sending(Math.floor((100 * progress.sent) / (progress.total || 1)))
          : imageDialog[selected ? 'save' : 'insert']}
      </Button>
    </Stack>
  );
}

export function ImageDialog({ editor, open, onClose }: ImageDialogProps) {
  return (
    <Dialog title={imageDialog.title} open={open} onClose={onClose}>
      <ImageFields editor={editor} onClose={onClose} />
    </Dialog>
  );
}
