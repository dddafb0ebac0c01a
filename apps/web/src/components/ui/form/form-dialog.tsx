import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { messageOf } from '../../../lib/api/message-of.js';
import { useIsShown } from '../../../lib/hooks/use-is-shown.js';
import { KeepContext, useStay } from '../../../lib/hooks/use-stay.js';
import { failure } from '../../../lib/texts.js';
import { Button } from '../button.js';
import { Dialog, DialogActions } from '../dialog/dialog.js';
import { Form, FormProblem } from './form.js';
import { DECLINED, showServerErrors } from './server-errors.js';
import { submitForm } from './submit-form.js';
import { dialog } from '../dialog/dialog-texts.js';
import { toast } from '../toast.js';

interface FormDialogProps<T extends FieldValues> {
  title: string;
  /** The name of the form; the title without one. */
  label?: string;
  form: UseFormReturn<T, unknown, T>;
  send: (values: T) => Promise<{ error?: unknown }>;
  /** `done` is absent where `send` says so, `failed` where it cannot fail. */
  texts: { send: string; done?: string | ((values: T) => string); failed?: string };
  /** A second button that sends the form and continues instead of closing. */
  goOn?: { label: string; onSent: () => void };
  danger?: boolean;
  wide?: boolean;
  /** Cannot be sent yet. */
  disabled?: boolean;
  /** Can be closed while it sends: `send` then leaves everything as it is. */
  cancelable?: boolean;
  onClose: () => void;
  /** Above the buttons, with what sends the form again. */
  notice?: (send: () => void) => ReactNode;
  children: ReactNode;
}

/** A refresh may remove a dialog with the list entry that it belongs to; its problem then stays in view as a toast. */
function useLastingProblem() {
  const shown = useRef<{ gone?: boolean; problem?: string }>({});
  useEffect(() => {
    const { current } = shown;
    current.gone = false;
    return () => {
      current.gone = true;
      if (current.problem) toast(current.problem, 'error');
    };
  }, []);
  return (problem?: string) => {
    shown.current.problem = problem;
    if (problem && shown.current.gone) toast(problem, 'error');
  };
}

/** A dialog that closes when its form is sent, and shows the errors otherwise. */
export function FormDialog<T extends FieldValues>(props: FormDialogProps<T>) {
  const {
    title,
    label = title,
    form,
    send,
    texts,
    goOn,
    danger = false,
    wide,
    disabled,
    cancelable = false,
    onClose,
    notice,
    children,
  } = props;
  const { failed = failure.unknown } = texts;
  const { isDirty, isSubmitting } = form.formState;
  const [isKept, setKept] = useState(false);
  useStay(isDirty && !isKept);
  const isFirm = isSubmitting && !cancelable;
  const isShown = useIsShown();
  const setProblem = useLastingProblem();
  const close = () => {
    if (isFirm) return;
    setProblem();
    onClose();
  };
  const sendThen = (after: () => void) => async (values: T) => {
    const { error } = await send(values);
    if (error) {
      showServerErrors(form, error, failed);
      setProblem(error === DECLINED ? undefined : messageOf(error, failed));
      return;
    }
    const done = typeof texts.done === 'function' ? texts.done(values) : texts.done;
    if (done) toast(done);
    setProblem();
    if (isShown()) after();
  };
  const submit = sendThen(onClose);
  const [goesOn, setGoesOn] = useState(false);
  const sendAndGoOn = (onSent: () => void) => {
    setGoesOn(true);
    void submitForm(form, sendThen(onSent)).finally(() => setGoesOn(false));
  };
  return (
    <Dialog title={title} open onClose={close} wide={wide}>
      <Form form={form} onSubmit={submit} label={label}>
        <KeepContext value={setKept}>{children}</KeepContext>
        {notice?.(() => void submitForm(form, submit))}
        <FormProblem />
        <DialogActions>
          <Button
            type="submit"
            look={danger ? 'danger' : 'primary'}
            busy={isSubmitting && !goesOn}
            disabled={disabled || goesOn}
          >
            {texts.send}
          </Button>
          {goOn && (
            <Button
              look="secondary"
              busy={goesOn}
              disabled={isSubmitting || disabled}
              onClick={() => sendAndGoOn(goOn.onSent)}
            >
              {goOn.label}
            </Button>
          )}
          <Button look="secondary" disabled={isFirm} onClick={close}>
            {dialog.cancel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
