import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { SessionDraft } from '../../../components/session/session-draft.js';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { ConflictNotice } from '../../../components/ui/form/conflict-notice.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
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

const isChangedMeanwhile = (error: unknown) => isApiError(error) && error.code === 'LANDING_PAGE.CHANGED_MEANWHILE';

/** Edits one section; what is typed in the others stays. An edit is based on the text that was opened. */
export function SectionForm<T extends FieldValues>(props: SectionFormProps<T>) {
  const { section, title, schema, isSample, inputOf, children } = props;
  const [replace, replacing] = useReplaceLandingTextsMutation();
  const [restore, restoring] = useRestoreLandingSampleMutation();
  const [opened, setOpened] = useState({ values: props.values, revision: props.revision });
  const form = useForm<T>({
    resolver: zodResolver(schema),
    defaultValues: opened.values as DefaultValues<T>,
    values: opened.values,
  });
  const [isOutdated, setOutdated] = useState(false);
  const newest = { values: props.values, revision: props.revision };
  if (!form.formState.isDirty && opened.revision < props.revision) setOpened(newest);
  const save = async (values: T, revision: number) => {
    setOutdated(false);
    const { data, error } = await replace({ input: { ...inputOf(values), revision } });
    if (isChangedMeanwhile(error)) {
      form.setError('root', { type: 'outdated' });
      setOutdated(true);
      return;
    }
    if (error) return showServerErrors(form, error, textsPage.notSaved);
    setOpened({ values, revision: data.texts.revision });
    toast(textsPage.saved);
  };
  const takeTheirs = () => {
    form.reset(newest.values);
    setOpened(newest);
    setOutdated(false);
  };
  const restoreSample = async () => {
    const { error } = await restore({ input: { section, revision: opened.revision } });
    if (isChangedMeanwhile(error)) return form.setError('root', { message: textsPage.changedMeanwhile });
    if (!error) form.reset();
    toast(error ? textsPage.notSaved : textsPage.restored, error ? 'error' : undefined);
  };
  return (
    <Card title={title}>
      <Form form={form} onSubmit={(values: T) => save(values, opened.revision)} label={title}>
        <Stack>
          <div>
            <Badge tone={isSample ? 'yellow' : 'green'}>{isSample ? textsPage.sample : textsPage.own}</Badge>
          </div>
          <SessionDraft
            about={section}
            whileTyping
            basedOn={opened.revision}
            onRestored={({ basedOn = opened.revision }) => setOpened({ ...opened, revision: basedOn })}
          />
          {children}
          {isOutdated && (
            <ConflictNotice
              onTheirs={takeTheirs}
              onMine={() => void form.handleSubmit((values) => save(values, newest.revision))()}
            />
          )}
          <FormProblem message={form.formState.errors.root?.message} />
          <Row>
            <SubmitButton busy={replacing.isLoading}>{textsPage.save}</SubmitButton>
            {!isSample && (
              <Button look="quiet" busy={restoring.isLoading} onClick={() => void restoreSample()}>
                {textsPage.restore}
              </Button>
            )}
          </Row>
        </Stack>
      </Form>
    </Card>
  );
}
