import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { afterSaving } from '../../../components/ui/form/after-saving.js';
import { TextField } from '../../../components/ui/form/fields.js';
import { FieldPair, Form, FormProblem, SubmitButton } from '../../../components/ui/form/form.js';
import { textUpTo } from '../../../components/ui/form/schemas.js';
import { Card } from '../../../components/ui/layout.js';
import { showServerErrors } from '../../../components/ui/form/server-errors.js';
import { useAddPlanningTaskMutation } from '../api/organizer-pro.generated.js';
import { planning } from '../texts/planning.js';
import styles from './planning.module.css';

const { add: texts, failed } = planning;
const schema = z.object({
  title: textUpTo(120).min(1, texts.noName),
  dueDate: z.string().min(1, texts.noDate),
});
type Values = z.infer<typeof schema>;
const empty = { title: '', dueDate: '' };

export function AddTask({ eventId }: { eventId: string }) {
  const [add] = useAddPlanningTaskMutation();
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: empty });
  const send = async (values: Values) => {
    const takeOver = afterSaving(form);
    const { error } = await add({ input: { eventId, ...values } });
    if (error) return showServerErrors(form, error, failed);
    takeOver(empty);
  };
  return (
    <Card title={texts.title} className={styles.adding}>
      <Form form={form} onSubmit={send} label={texts.title}>
        <FieldPair>
          <TextField name="title" label={texts.name} maxLength={120} />
          <TextField name="dueDate" label={texts.due} type="date" />
        </FieldPair>
        <FormProblem />
        <div>
          <SubmitButton>{texts.submit}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
