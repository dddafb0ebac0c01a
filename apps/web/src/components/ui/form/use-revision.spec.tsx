import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useRevision } from './use-revision.js';

const at = (revision: number, title: string) => ({ values: { title }, revision });

function open(save: (values: { title: string }, basedOn: number) => Promise<{ error?: unknown; revision?: number }>) {
  const { result, rerender } = renderHook(
    ({ newest }) => {
      const form = useForm({ defaultValues: newest.values });
      const code = 'CHANGED_MEANWHILE';
      const saving = useRevision({ form, newest, code, save, onSaved: () => undefined, notSaved: 'Not saved.' });
      return { form, isDirty: form.formState.isDirty, errors: form.formState.errors, ...saving };
    },
    { initialProps: { newest: at(1, 'Tents') } },
  );
  const typed = (title: string) => act(() => result.current.form.setValue('title', title, { shouldDirty: true }));
  return {
    now: () => ({ ...result.current.form.getValues(), basedOn: result.current.basedOn }),
    typed,
    isDirty: () => result.current.isDirty,
    problem: () => result.current.form.formState.errors.root?.message,
    saveMine: () => act(() => (result.current.conflict as ReactElement<{ onMine: () => void }>).props.onMine()),
    submit: () => act(() => result.current.form.handleSubmit(result.current.submit)()),
    saveElsewhere: (revision: number, title: string) => rerender({ newest: at(revision, title) }),
  };
}

describe('A form that saves a revision', () => {
  it('shows what is saved elsewhere while nothing is typed', () => {
    const { now, saveElsewhere } = open(() => Promise.resolve({}));
    saveElsewhere(2, 'Big tents');
    expect(now()).toEqual({ title: 'Big tents', basedOn: 2 });
  });

  it('keeps what is typed, on top of what was opened', () => {
    const { now, typed, saveElsewhere } = open(() => Promise.resolve({}));
    typed('Small tents');
    saveElsewhere(2, 'Big tents');
    expect(now()).toEqual({ title: 'Small tents', basedOn: 1 });
  });

  it('says that the own text could not be saved in place of a newer one', async () => {
    const reported = jest.fn();
    const real = globalThis.reportError;
    globalThis.reportError = reported;
    const gone = new TypeError('Failed to fetch');
    const refusal = { code: 'CHANGED_MEANWHILE', message: 'Changed', fields: [] };
    const { typed, submit, saveElsewhere, saveMine, problem } = open((_values, basedOn) =>
      basedOn === 1 ? Promise.resolve({ error: refusal }) : Promise.reject(gone),
    );
    typed('Small tents');
    saveElsewhere(2, 'Big tents');
    await submit();
    saveMine();
    await waitFor(() => expect(problem()).toBe('Something went wrong. Please try again.'));
    expect(reported).toHaveBeenCalledWith(gone);
    globalThis.reportError = real;
  });

  it('keeps what is typed while it is being saved, unsaved', async () => {
    const { now, typed, submit, isDirty } = open((_values, basedOn) => {
      typed('Small tents, too');
      return Promise.resolve({ revision: basedOn + 1 });
    });
    typed('Small tents');
    await submit();
    expect(now()).toEqual({ title: 'Small tents, too', basedOn: 2 });
    expect(isDirty()).toBe(true);
  });

  it('continues from the revision that it saved', async () => {
    const sent: unknown[] = [];
    const { now, typed, submit, saveElsewhere } = open(({ title }, basedOn) => {
      sent.push([title, basedOn]);
      return Promise.resolve({ revision: basedOn + 1 });
    });
    for (const title of ['Small tents', 'Tiny tents']) {
      typed(title);
      await submit();
    }
    saveElsewhere(2, 'Small tents');
    expect(sent).toEqual([
      ['Small tents', 1],
      ['Tiny tents', 2],
    ]);
    expect(now()).toEqual({ title: 'Tiny tents', basedOn: 3 });
  });
});
