import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { feedback } from '../texts/forms.js';
import { FeedbackForm } from './feedback-form.js';

export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={feedback.title} open onClose={onClose}>
      <FeedbackForm onClose={onClose} />
    </Dialog>
  );
}
