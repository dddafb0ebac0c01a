import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { Stack } from '../../../components/ui/layout.js';
import { stepUp } from '../texts.js';
import { StepUpForm } from './step-up-form.js';

export function StepUpDialog({ onEnd }: { onEnd: (shown: boolean) => void }) {
  return (
    <Dialog title={stepUp.title} open onClose={() => onEnd(false)}>
      <Stack gap={16}>
        <p>{stepUp.why}</p>
        <StepUpForm onDone={() => onEnd(true)} />
      </Stack>
    </Dialog>
  );
}
