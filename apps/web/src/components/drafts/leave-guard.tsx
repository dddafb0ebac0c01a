import { useFormContext, useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { Confirm } from '../ui/dialog/dialog.js';
import { leaveGuard } from './texts.js';

interface LeaveGuardProps {
  /** Whether input is unsaved, if it does not follow from the state of the form. */
  when?: boolean;
}

/** Inside a form, asks before another page replaces unsaved input. Steps of the same page are free. */
export function LeaveGuard({ when }: LeaveGuardProps) {
  const { control } = useFormContext();
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState({ control });
  const unsaved = when ?? (isDirty && !isSubmitting && !isSubmitSuccessful);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <Confirm
      title={leaveGuard.title}
      action={leaveGuard.leave}
      refusal={leaveGuard.stay}
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      {leaveGuard.text}
    </Confirm>
  );
}
