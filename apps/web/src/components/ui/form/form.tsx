import type { ComponentProps, FormEvent, MouseEvent, ReactNode } from 'react';
import {
  FormProvider,
  useFormState,
  type FieldPath,
  type FieldValues,
  type SubmitHandler,
  type UseFormReturn,
} from 'react-hook-form';
import { Button } from '../button.js';
import styles from './form.module.css';
import { Notice } from '../notice.js';
import { submitForm } from './submit-form.js';
import { useFirstField } from './use-first-field.js';

interface FormProps<T extends FieldValues> {
  form: UseFormReturn<T, unknown, T>;
  onSubmit: SubmitHandler<T>;
  /** The form of another step comes before or after it in the same place. */
  isStep?: boolean;
  children: ReactNode;
  label: string;
}

/** The second press of a double click would press the main button of the next step. */
const skipSecond = (event: MouseEvent<HTMLFormElement>) => {
  if (event.detail > 1 && (event.target as Element).closest('[type=submit]')) event.preventDefault();
};

/** Fields find their state by name. */
export function Form<T extends FieldValues>({ form, onSubmit, isStep = false, children, label }: FormProps<T>) {
  return (
    <FormProvider {...form}>
      <form
        ref={useFirstField()}
        className={styles.form}
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          // The form of a dialog is in no other form, except for React.
          event.stopPropagation();
          void submitForm(form, onSubmit, event);
        }}
        onClick={isStep ? skipSecond : undefined}
      >
        {children}
      </form>
    </FormProvider>
  );
}

interface StepFormProps<T extends FieldValues> {
  form: UseFormReturn<T, unknown, T>;
  onNext: () => unknown;
  children: ReactNode;
  label: string;
}

/** A form of several steps: Enter does what the main button of the step does. */
export function StepForm<T extends FieldValues>({ form, onNext, children, label }: StepFormProps<T>) {
  const next = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  // The form is not submitted yet, so a problem that a step found is not checked again otherwise.
  const recheck = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = (target as HTMLInputElement).name as FieldPath<T>;
    if (name && form.getFieldState(name).error) void form.trigger(name);
  };
  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        noValidate
        aria-label={label}
        onSubmit={next}
        onChange={recheck}
        onClick={skipSecond}
      >
        {children}
      </form>
    </FormProvider>
  );
}

/** What is wrong with the form as a whole. */
export function FormProblem({ title }: { title?: string }) {
  const { errors } = useFormState();
  const message = errors.root?.message;
  return message ? (
    <Notice tone="error" title={title}>
      {message}
    </Notice>
  ) : null;
}

export function FieldGroup({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.group}>
        {lead && <p className={styles.hint}>{lead}</p>}
        {children}
      </div>
    </fieldset>
  );
}

export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

/** Check boxes, closer together than fields with labels above. */
export function CheckGrid({ children }: { children: ReactNode }) {
  return <div className={styles.checks}>{children}</div>;
}

/** Busy while its form is sent. */
export function SubmitButton(button: ComponentProps<typeof Button>) {
  const { isSubmitting } = useFormState();
  return <Button type="submit" busy={isSubmitting} {...button} />;
}
