import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { LeaveGuard } from '../../../components/session/leave-guard.js';
import { SessionDraft } from '../../../components/session/session-draft.js';
import { LinkButton } from '../../../components/ui/button.js';
import { ConflictNotice } from '../../../components/ui/form/conflict-notice.js';
import { SelectField, TextArea, TextField } from '../../../components/ui/form/fields.js';
import { FieldGroup, Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Card, Row } from '../../../components/ui/layout.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import { isApiError } from '../../../lib/api/types.js';
import {
  useCreateBlueprintMutation,
  useEditBlueprintMutation,
  type EditedBlueprintQuery,
} from '../api/admin-library.generated.js';
import { editor as texts } from '../texts/library.js';
import { editorSchema, inputOf, valuesOf, type EditorValues } from '../editor-values.js';
import { StepFields } from './step-fields.js';

interface BlueprintEditorProps {
  blueprint: EditedBlueprintQuery['blueprint'] | null;
  categories: readonly { id: string; name: string }[];
}

const list = '/admin/blueprints';

/** An edit is based on the text that was opened, even if a newer one was loaded since. */
export function BlueprintEditor({ blueprint: newest, categories }: BlueprintEditorProps) {
  const [blueprint, setBlueprint] = useState(newest);
  const [isOutdated, setOutdated] = useState(false);
  const navigate = useNavigate();
  const [create, creating] = useCreateBlueprintMutation();
  const [edit, editing] = useEditBlueprintMutation();
  const form = useForm<EditorValues>({
    resolver: zodResolver(editorSchema),
    defaultValues: valuesOf(blueprint),
  });
  const save = async (values: EditorValues, base: typeof blueprint) => {
    setOutdated(false);
    const input = inputOf(values, base);
    const { error } = base
      ? await edit({ input: { ...input, id: base.id, revision: base.revision } })
      : await create({ input });
    if (isApiError(error) && error.code === 'BLUEPRINT.CHANGED_MEANWHILE') {
      form.setError('root', { type: 'outdated' });
      setOutdated(true);
      return;
    }
    if (error) return showServerErrors(form, error, texts.notSaved);
    toast(texts.saved);
    await navigate(list);
  };
  const takeTheirs = () => {
    setBlueprint(newest);
    form.reset(valuesOf(newest));
    setOutdated(false);
  };
  return (
    <Form form={form} onSubmit={(values: EditorValues) => save(values, blueprint)} label={texts.form}>
      <SessionDraft
        whileTyping
        {...(blueprint && { basedOn: blueprint.revision })}
        onRestored={({ basedOn }) => blueprint && basedOn && setBlueprint({ ...blueprint, revision: basedOn })}
      />
      <LeaveGuard />
      <Card>
        <FieldGroup title={texts.about}>
          <TextField name="title" label={texts.title} maxLength={120} />
          <TextArea
            name="description"
            label={texts.description}
            hint={texts.descriptionHint}
            rows={2}
            maxLength={400}
          />
          <SelectField
            name="categoryId"
            label={texts.category}
            placeholder={texts.chooseCategory}
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </FieldGroup>
      </Card>
      <StepFields />
      {isOutdated && (
        <ConflictNotice
          onTheirs={takeTheirs}
          onMine={() => void form.handleSubmit((values) => save(values, newest))()}
        />
      )}
      <FormProblem message={form.formState.errors.root?.message} />
      <Row>
        <SubmitButton busy={creating.isLoading || editing.isLoading}>{texts.save}</SubmitButton>
        <LinkButton look="secondary" to={list}>
          {texts.cancel}
        </LinkButton>
      </Row>
    </Form>
  );
}
