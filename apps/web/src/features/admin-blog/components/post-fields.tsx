import { contentLimits } from '@stallbook/contracts/content-limits';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { postCategories } from '../../../components/post/texts.js';
import { CheckboxField, SelectField, TextArea, TextField } from '../../../components/ui/form/fields.js';
import { Segments } from '../../../components/ui/list/filters.js';
import { FieldPair } from '../../../components/ui/form/form.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { slugOf } from '../../../lib/format/slug.js';
import type { PostValues } from '../post-values.js';
import { postForm } from '../texts.js';
import { Editor } from './editor.js';
import { MarkdownTools } from './markdown-tools.js';
import { Preview } from './preview.js';

type Mode = (typeof postForm.modes)[number]['value'];

const categories = Object.entries(postCategories).map(([value, label]) => ({ value, label }));

/** The address follows the title of a new post until someone writes their own. */
function TitleAndAddress({ isNew }: { isNew: boolean }) {
  const { setValue, formState } = useFormContext<PostValues>();
  const { isSubmitted, dirtyFields } = formState;
  const slug = useWatch<PostValues, 'slug'>({ name: 'slug' });
  const follow = (title: string) => {
    if (isNew && !dirtyFields.slug) setValue('slug', slugOf(title), { shouldValidate: isSubmitted });
  };
  return (
    <>
      <TextField
        name="title"
        label={postForm.title}
        maxLength={contentLimits.postTitle}
        onInput={(event) => follow(event.currentTarget.value)}
      />
      <TextField name="slug" label={postForm.slug} hint={postForm.slugHint(slug)} maxLength={contentLimits.postSlug} />
    </>
  );
}

/** `version` changes when the text is replaced from outside. */
export function PostFields({ isNew = false, version = 0 }: { isNew?: boolean; version?: number }) {
  const { setValue, getValues, formState } = useFormContext<PostValues>();
  const [mode, setMode] = useState<Mode>('write');
  const [imports, setImports] = useState(0);
  return (
    <Stack gap={20}>
      <Card>
        <Stack>
          <TitleAndAddress isNew={isNew} />
          <TextArea
            name="excerpt"
            label={postForm.excerpt}
            hint={postForm.excerptHint}
            rows={3}
            maxLength={contentLimits.postExcerpt}
          />
          <FieldPair>
            <SelectField name="category" label={postForm.category} options={categories} />
            <SelectField name="contentType" label={postForm.contentType} options={postForm.contentTypes} />
          </FieldPair>
          <CheckboxField name="featured" label={postForm.featured} />
        </Stack>
      </Card>
      <Row>
        <Segments label={postForm.mode} value={mode} options={postForm.modes} onChange={setMode} />
        <MarkdownTools onReplaced={() => setImports(imports + 1)} />
      </Row>
      <div hidden={mode !== 'write'}>
        <Editor
          version={`${version}-${imports}`}
          document={getValues('document')}
          onChange={(document) => setValue('document', document, { shouldDirty: true })}
          problem={formState.errors.document?.message}
        />
      </div>
      {mode === 'preview' && <Preview key={imports} title={getValues('title')} document={getValues('document')} />}
    </Stack>
  );
}
