import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { useRevision } from '../../../components/ui/form/use-revision.js';
import { toast } from '../../../components/ui/toast.js';
import { isApiError } from '../../../lib/api/types.js';
import {
  useReplaceLandingTextsMutation,
  useRestoreLandingSampleMutation,
  type LandingSection,
  type ReplaceLandingTextsInput,
} from '../api/admin-landing.generated.js';
import { textsPage } from '../texts.js';

interface SectionFormProps<T extends FieldValues> {
  section: LandingSection;
  title: string;
  schema: z.ZodType<T, T>;
  values: T;
  isSample: boolean;
  revision: number;
  inputOf: (values: T) => Omit<ReplaceLandingTextsInput, 'revision'>;
  children: ReactNode;
}

const changedMeanwhile = 'LANDING_PAGE.CHANGED_MEANWHILE';

/** Edits one section; what is typed in the others stays. */
export function SectionForm<T extends FieldValues>(props: SectionFormProps<T>) {
  const { section, title, schema, values, isSample, inputOf, children } = props;
  const [replace] = useReplaceLandingTextsMutation();
  const [restore] = useRestoreLandingSampleMutation();
  const [asking, setAsking] = useState(false);
  const form = useForm<T>({ resolver: zodResolver(schema), defaultValues: values as DefaultValues<T> });
  const { basedOn, submit, restored, conflict } = useRevision({
    form,
    newest: { values, revision: props.revision },
    code: changedMeanwhile,
    save: async (typed, revision) => {
      const { data, error } = await replace({ input: { ...inputOf(typed), revision } });
      return { error, revision: data?.texts.revision };
    },
    onSaved: () => toast(textsPage.saved),
    notSaved: textsPage.notSaved,
  });
  const restoreSample = async () => {
    const { error } = await restore({ input: { section, revision: basedOn } });
    setAsking(false);
    if (isApiError(error) && error.code === changedMeanwhile)
      return form.setError('root', { message: textsPage.changedMeanwhile });
    if (!error) form.reset();
    toast(error ? textsPage.notSaved : textsPage.restored, error ? 'error' : undefined);
  };
  return (
    <Card title={title}>
      <Form form={form} onSubmit={submit} label={title}>
        <Stack>
          <div>
            <Badge tone={isSample ? 'yellow' : 'green'}>{isSample ? textsPage.sample : textsPage.own}</Badge>
          </div>
          <FormDraft about={section} whileTyping basedOn={basedOn} onRestored={restored} />
          {children}
          {conflict}
          <FormProblem />
          <Row>
            <SubmitButton>{textsPage.save}</SubmitButton>
            {!isSample && (
              <Button look="quiet" onClick={() => setAsking(true)}>
                {textsPage.restore}
              </Button>
            )}
          </Row>
        </Stack>
      </Form>
      <Confirm
        title={textsPage.restoring.title(title)}
        action={textsPage.restoring.action}
        danger
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={restoreSample}
      >
        <p>{textsPage.restoring.effect}</p>
      </Confirm>
    </Card>
  );
}
