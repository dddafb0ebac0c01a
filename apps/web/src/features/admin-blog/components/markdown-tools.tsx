import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../../components/ui/button.js';
import { Row } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { saveText } from '../../../lib/files/save-file.js';
import { slugOf } from '../../../lib/format/slug.js';
import { fromMarkdown, toMarkdown } from '../markdown.js';
import type { PostValues } from '../post-values.js';
import { markdownTexts as texts } from '../texts.js';
import { MarkdownDialog } from './markdown-dialog.js';

/** `onReplaced` is called after the text in the form was replaced. */
export function MarkdownTools({ onReplaced }: { onReplaced: () => void }) {
  const { getValues, setValue } = useFormContext<PostValues>();
  const [open, setOpen] = useState(false);
  const take = (markdown: string) => {
    const { title, document, imagesLeftOut } = fromMarkdown(markdown);
    if (title && !getValues('title')) setValue('title', title, { shouldDirty: true });
    if (title && !getValues('slug')) setValue('slug', slugOf(title), { shouldDirty: true });
    setValue('document', document, { shouldDirty: true });
    onReplaced();
    toast(imagesLeftOut > 0 ? texts.withoutImages(imagesLeftOut) : texts.done);
  };
  const download = () => {
    const { title, slug, document } = getValues();
    saveText(`${slug || 'post'}.md`, 'text/markdown;charset=utf-8', toMarkdown(title, document));
  };
  return (
    <Row gap={8}>
      <Button small look="quiet" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Button small look="quiet" icon="download" onClick={download}>
        {texts.download}
      </Button>
      {open && <MarkdownDialog onImport={take} onClose={() => setOpen(false)} />}
    </Row>
  );
}
