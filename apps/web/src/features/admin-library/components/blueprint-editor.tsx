import { zodResolver } from '@hookform/resolvers/zod';
import { contentLimits } from '@stallbook/contracts/content-limits';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { LeaveGuard } from '../../../components/drafts/leave-guard.js';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { LinkButton } from '../../../components/ui/button.js';
import { SelectField, TextArea, TextField } from '../../../components/ui/form/fields.js';
import { FieldGroup, Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { useRevision } from '../../../components/ui/form/use-revision.js';
import { Card, Row } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
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

export function BlueprintEditor({ blueprint, categories }: BlueprintEditorProps) {
  const newest = { values: valuesOf(blueprint), revision: blueprint?.revision ?? 0 };
  const navigate = useNavigate();
  const [create] = useCreateBlueprintMutation();
  const [edit] = useEditBlueprintMutation();
  const form = useForm<EditorValues>({ resolver: zodResolver(editorSchema), defaultValues: newest.values });
  const { basedOn, submit, restored, conflict } = useRevision({
    form,
    newest,
    code: 'BLUEPRINT.CHANGED_MEANWHILE',
    save: async (values, revision) => {
      const input = inputOf(values, blueprint);
      const { error } = blueprint
        ? await edit({ input: { ...input, id: blueprint.id, revision } })
        : await create({ input });
      return { error };
    },
    onSaved: () => {
      toast(texts.saved);
      return navigate(list);
    },
    notSaved: texts.notSaved,
  });
  return (
    <Form form={form} onSubmit={submit} label={texts.form}>
      <FormDraft whileTyping basedOn={basedOn} onRestored={restored} />
      <LeaveGuard />
      <Card>
        <FieldGroup title={texts.about}>
          <TextField name="title" label={texts.title} maxLength={contentLimits.blueprintTitle} />
          <TextArea
            name="description"
            label={texts.description}
            hint={texts.descriptionHint}
            rows={2}
            maxLength={contentLimits.blueprintDescription}
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
      {conflict}
      <FormProblem />
      <Row>
        <SubmitButton>{texts.save}</SubmitButton>
        <LinkButton look="secondary" to={list}>
          {texts.cancel}
        </LinkButton>
      </Row>
    </Form>
  );
}
