import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { Field } from '../../../components/ui/form/field.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { saveText } from '../../../lib/files/save-file.js';
import { slugOf } from '../../../lib/format/slug.js';
import { fromMarkdown, toMarkdown } from '../markdown.js';
import type { PostValues } from '../post-values.js';
import { markdownTexts as texts } from '../texts.js';

const LONGEST = 150_000;

function ImportFields({ onImport }: { onImport: (markdown: string) => void }) {
  const [markdown, setMarkdown] = useState('');
  const [problem, setProblem] = useState<string>();
  const pick = (text: string) => {
    setMarkdown(text);
    setProblem(undefined);
  };
  const take = () => {
    if (!markdown.trim()) setProblem(texts.missing);
    else if (markdown.length > LONGEST) setProblem(texts.tooLong);
    else onImport(markdown);
  };
  return (
    <Stack>
      <p>{texts.effect}</p>
      <Field label={texts.file}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".md,.markdown,text/markdown"
            onChange={(event) => void event.target.files?.[0]?.text().then(pick)}
          />
        )}
      </Field>
      <Field label={texts.text} problem={problem}>
        {(control) => (
          <textarea {...control} rows={12} value={markdown} onChange={(event) => pick(event.target.value)} />
        )}
      </Field>
      <Button onClick={take}>{texts.take}</Button>
    </Stack>
  );
}

/** `onReplaced` is called after the text in the form was replaced. */
export function MarkdownTools({ onReplaced }: { onReplaced: () => void }) {
  const { getValues, setValue } = useFormContext<PostValues>();
  const [open, setOpen] = useState(false);
  const take = (markdown: string) => {
    const { title, document, imagesLeftOut } = fromMarkdown(markdown);
    if (title && !getValues('title')) setValue('title', title, { shouldDirty: true });
    if (title && !getValues('slug')) setValue('slug', slugOf(title), { shouldDirty: true });
    setValue('document', document, { shouldDirty: true });
    setOpen(false);
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
      <Dialog title={texts.title} wide open={open} onClose={() => setOpen(false)}>
        <ImportFields onImport={take} />
      </Dialog>
    </Row>
  );
}
