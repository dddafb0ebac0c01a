import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { afterSaving } from '../../../components/ui/form/after-saving.js';
import { CheckboxField, SelectField, TextField } from '../../../components/ui/form/fields.js';
import { FieldGroup, FieldPair, Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { ownTimeZone } from '../../../lib/format/dates.js';
import { timeZones } from '../../../lib/format/time-zones.js';
import {
  useSaveNotificationPreferencesMutation,
  type NotificationPreferencesQuery,
} from '../api/notifications.generated.js';
import { preferencesPage as texts } from '../texts.js';
import { offersPush } from '../browser-push.js';
import { ChannelTable } from './channel-table.js';
import styles from './channel-table.module.css';

type Preferences = NotificationPreferencesQuery['preferences'];

const NIGHT = { from: '22:00', until: '07:00' };

const schema = z
  .object({
    choices: z.record(
      z.string(),
      z.object({ app: z.boolean(), email: z.boolean(), digest: z.boolean(), push: z.boolean() }),
    ),
    isQuiet: z.boolean(),
    from: z.string(),
    until: z.string(),
    timeZone: z.string(),
  })
  .superRefine(({ isQuiet, from, until }, { addIssue }) => {
    if (!isQuiet) return;
    if (!from) addIssue({ code: 'custom', path: ['from'], message: texts.noTime });
    if (!until) addIssue({ code: 'custom', path: ['until'], message: texts.noTime });
    else if (from === until) addIssue({ code: 'custom', path: ['until'], message: texts.sameTimes });
  });
type Values = z.infer<typeof schema>;

export function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const { choices, quietFrom, quietUntil, pushKey } = preferences;
  const hasPush = pushKey !== null && offersPush();
  const timeZone = preferences.timeZone ?? ownTimeZone();
  const [zones] = useState(() => timeZones(timeZone));
  const [save] = useSaveNotificationPreferencesMutation();
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: {
      choices: Object.fromEntries(
        choices.map(({ kind, app, email, digest, push }) => [kind, { app, email, digest, push }]),
      ),
      isQuiet: quietFrom !== null,
      from: quietFrom ?? NIGHT.from,
      until: quietUntil ?? NIGHT.until,
      timeZone,
    },
  });
  const isQuiet = form.watch('isQuiet');
  const submit = async (values: Values) => {
    const takeOver = afterSaving(form);
    const quiet = values.isQuiet ? { quietFrom: values.from, quietUntil: values.until } : {};
    const input = {
      quietFrom: null,
      quietUntil: null,
      ...quiet,
      timeZone: values.timeZone,
      // What was typed before an update of the app lacks its new kinds.
      choices: choices.map(({ kind, app, email, digest, push }) => ({
        kind,
        app,
        email,
        digest,
        push,
        ...values.choices[kind],
      })),
    };
    const { error } = await save({ input });
    if (error) return showServerErrors(form, error, texts.notSaved);
    takeOver(values);
    toast(texts.saved);
  };
  return (
    <Form form={form} onSubmit={submit} label={texts.form}>
      <FormDraft whileTyping />
      <Card>
        <Stack gap={12}>
          <ChannelTable choices={choices} hasPush={hasPush} />
          <p className={styles.fixed}>
            {texts.alwaysHint} {texts.digestHint}
          </p>
        </Stack>
      </Card>
      <Card>
        <FieldGroup title={texts.quiet}>
          <CheckboxField name="isQuiet" label={hasPush ? texts.quietOnWithPush : texts.quietOn} />
          {isQuiet && (
            <FieldPair>
              <TextField name="from" label={texts.from} type="time" />
              <TextField name="until" label={texts.until} type="time" />
            </FieldPair>
          )}
          <p className={styles.fixed}>{texts.quietHint}</p>
          <SelectField name="timeZone" label={texts.timeZone} options={zones} />
        </FieldGroup>
      </Card>
      <FormProblem />
      <div>
        <SubmitButton>{texts.save}</SubmitButton>
      </div>
    </Form>
  );
}
