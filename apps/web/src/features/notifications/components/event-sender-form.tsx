import { zodResolver } from '@hookform/resolvers/zod';
import { isAccentColor, isSenderName } from '@stallbook/contracts/sender-rules';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { afterSaving } from '../../../components/ui/form/after-saving.js';
import { CheckboxField, TextField } from '../../../components/ui/form/fields.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import { useSaveEventSenderMutation, type EventSenderQuery } from '../api/notifications.generated.js';
import { eventSender as texts } from '../texts.js';
import styles from './event-sender.module.css';

const OURS = '#1e6b47';

const schema = z.object({
  name: z
    .string()
    .trim()
    .refine((name) => name === '' || isSenderName(name), texts.wrongName),
  accentColor: z.string().refine(isAccentColor, texts.paleColor),
  repliesToMe: z.boolean(),
});
type Values = z.infer<typeof schema>;

function Preview({ name, accentColor }: Pick<Values, 'name' | 'accentColor'>) {
  const sender = name.trim() && isSenderName(name.trim()) ? texts.fromName(name.trim()) : texts.us;
  const background = isAccentColor(accentColor) ? accentColor : OURS;
  return (
    <section aria-label={texts.preview} className={styles.preview}>
      <p>
        <span className="quiet">{texts.from}</span> {sender}
      </p>
      <span className={styles.sample} style={{ background }}>
        {texts.sample}
      </span>
    </section>
  );
}

export function EventSenderForm({ sender }: { sender: EventSenderQuery['sender'] }) {
  const [save] = useSaveEventSenderMutation();
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: {
      name: sender.name ?? '',
      accentColor: sender.accentColor?.toLowerCase() ?? OURS,
      repliesToMe: sender.repliesToMe,
    },
  });
  const [name, accentColor] = form.watch(['name', 'accentColor']);
  const submit = async (values: Values) => {
    const takeOver = afterSaving(form);
    const accent = values.accentColor === OURS ? null : values.accentColor;
    const { error } = await save({ input: { ...values, name: values.name || null, accentColor: accent } });
    if (error) return showServerErrors(form, error, texts.notSaved);
    takeOver(values);
    toast(texts.saved);
  };
  return (
    <Form form={form} onSubmit={submit} label={texts.title}>
      <FormDraft about="event-sender" />
      <TextField name="name" label={texts.name} hint={texts.nameHint} maxLength={60} autoComplete="organization" />
      <div className={styles.color}>
        <TextField name="accentColor" label={texts.color} hint={texts.colorHint} type="color" />
      </div>
      <CheckboxField name="repliesToMe" label={texts.replies} />
      <p className="quiet">{texts.repliesHint}</p>
      <Preview name={name} accentColor={accentColor} />
      <FormProblem />
      <div>
        <SubmitButton>{texts.save}</SubmitButton>
      </div>
    </Form>
  );
}
