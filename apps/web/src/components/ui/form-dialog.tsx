import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { Form, FormProblem } from './form.js';
import { Row } from './layout.js';
import { showServerErrors } from './server-errors.js';
import { dialog } from './texts.js';
import { toast } from './toast.js';

interface FormDialogProps<T extends FieldValues> {
  title: string;
  /** The name of the form; the title without one. */
  label?: string;
  form: UseFormReturn<T, unknown, T>;
  send: (values: T) => Promise<{ error?: unknown }>;
  texts: { send: string; done: string; failed: string };
  danger?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that closes when its form is sent, and shows the errors otherwise. */
export function FormDialog<T extends FieldValues>(props: FormDialogProps<T>) {
  const { title, label = title, form, send, texts, danger = false, onClose, children } = props;
  const { errors, isSubmitting } = form.formState;
  const submit = async (values: T) => {
    const { error } = await send(values);
    if (error) {
      showServerErrors(form, error, texts.failed);
      return;
    }
    toast(texts.done);
    onClose();
  };
  return (
    <Dialog title={title} open onClose={onClose}>
      <Form form={form} onSubmit={submit} label={label}>
        {children}
        <FormProblem message={errors.root?.message} />
        <Row>
          <Button type="submit" look={danger ? 'danger' : 'primary'} busy={isSubmitting}>
            {texts.send}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {dialog.cancel}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
