import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { TextArea, TextField } from '../../../components/ui/fields.js';
import { Form, FormProblem, SubmitButton } from '../../../components/ui/form.js';
import { Row } from '../../../components/ui/layout.js';
import { showServerErrors } from '../../../components/ui/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import {
  useAcceptApplicationMutation,
  useRejectApplicationMutation,
  type ApplicationFactsFragment,
} from '../api/applications.generated.js';

interface DecideProps {
  application: ApplicationFactsFragment;
  onClose: () => void;
}

const vendorOf = (application: ApplicationFactsFragment) => application.vendor?.businessName ?? 'this vendor';

export function AcceptDialog({ application, onClose }: DecideProps) {
  const [accept, { isLoading }] = useAcceptApplicationMutation();
  const form = useForm({ defaultValues: { boothLocation: '', customMessage: '' } });
  const send = async (values: { boothLocation: string; customMessage: string }) => {
    const input = {
      applicationId: application.id,
      boothLocation: values.boothLocation.trim() || null,
      customMessage: values.customMessage.trim() || null,
    };
    const { error } = await accept({ input });
    if (error) {
      showServerErrors(form, error, 'The application could not be accepted. Please try again.');
      return;
    }
    toast(`${vendorOf(application)} is accepted`);
    onClose();
  };
  return (
    <Dialog title={`Accept ${vendorOf(application)}`} open onClose={onClose}>
      <Form form={form} onSubmit={send} label="Accept application">
        <p>They are told at once and asked to pay the fees.</p>
        <TextField name="boothLocation" label="Booth location (optional)" placeholder="Row B, booth 12" />
        <TextArea name="customMessage" label="Message (optional)" />
        <FormProblem message={form.formState.errors.root?.message} />
        <Row>
          <SubmitButton busy={isLoading}>Accept application</SubmitButton>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}

export function RejectDialog({ application, onClose }: DecideProps) {
  const [reject, { isLoading }] = useRejectApplicationMutation();
  const form = useForm({ defaultValues: { rejectionReason: '' } });
  const send = async (values: { rejectionReason: string }) => {
    const { error } = await reject({
      input: { applicationId: application.id, rejectionReason: values.rejectionReason.trim() || null },
    });
    if (error) {
      showServerErrors(form, error, 'The application could not be rejected. Please try again.');
      return;
    }
    toast(`${vendorOf(application)} is told`);
    onClose();
  };
  return (
    <Dialog title={`Reject ${vendorOf(application)}`} open onClose={onClose}>
      <Form form={form} onSubmit={send} label="Reject application">
        <TextArea name="rejectionReason" label="Reason (optional)" hint="The vendor reads this." />
        <FormProblem message={form.formState.errors.root?.message} />
        <Row>
          <Button type="submit" look="danger" busy={isLoading}>
            Reject application
          </Button>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
