import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { useRevision } from './use-revision.js';

const at = (revision: number, title: string) => ({ values: { title }, revision });

function open(save: (values: { title: string }, basedOn: number) => Promise<{ error?: unknown; revision?: number }>) {
  const { result, rerender } = renderHook(
    ({ newest }) => {
      const form = useForm({ defaultValues: newest.values });
      const code = 'CHANGED_MEANWHILE';
      const saving = useRevision({ form, newest, code, save, onSaved: () => undefined, notSaved: 'Not saved.' });
      return { form, isDirty: form.formState.isDirty, ...saving };
    },
    { initialProps: { newest: at(1, 'Tents') } },
  );
  const typed = (title: string) => act(() => result.current.form.setValue('title', title, { shouldDirty: true }));
  return {
    now: () => ({ ...result.current.form.getValues(), basedOn: result.current.basedOn }),
    typed,
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
