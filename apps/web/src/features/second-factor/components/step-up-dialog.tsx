import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { Stack } from '../../../components/ui/layout.js';
import { stepUp } from '../texts.js';
import { StepUpForm } from './step-up-form.js';

export function StepUpDialog({ onClose }: { onClose: (shown?: boolean) => void }) {
  return (
    <Dialog title={stepUp.title} open onClose={() => onClose(false)}>
      <Stack gap={16}>
        <p>{stepUp.why}</p>
        <StepUpForm onDone={() => onClose(true)} />
      </Stack>
    </Dialog>
  );
}
