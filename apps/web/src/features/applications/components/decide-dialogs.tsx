import { useForm } from 'react-hook-form';
import { SessionDraft } from '../../../components/session/session-draft.js';
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
import { acceptance, decision, rejection } from '../texts/decisions.js';

interface DecideProps {
  application: ApplicationFactsFragment;
  onClose: () => void;
}

const vendorOf = (application: ApplicationFactsFragment) => application.vendor?.businessName ?? decision.someVendor;

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
      showServerErrors(form, error, acceptance.failed);
      return;
    }
    toast(acceptance.done(vendorOf(application)));
    onClose();
  };
  return (
    <Dialog title={acceptance.title(vendorOf(application))} open onClose={onClose}>
      <Form form={form} onSubmit={send} label={acceptance.form}>
        <SessionDraft about={`accept-${application.id}`} />
        <p>{acceptance.effect}</p>
        <TextField name="boothLocation" label={acceptance.booth} placeholder={acceptance.boothExample} />
        <TextArea name="customMessage" label={acceptance.message} />
        <FormProblem message={form.formState.errors.root?.message} />
        <Row>
          <SubmitButton busy={isLoading}>{acceptance.send}</SubmitButton>
          <Button look="secondary" onClick={onClose}>
            {decision.cancel}
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
      showServerErrors(form, error, rejection.failed);
      return;
    }
    toast(rejection.done(vendorOf(application)));
    onClose();
  };
  return (
    <Dialog title={rejection.title(vendorOf(application))} open onClose={onClose}>
      <Form form={form} onSubmit={send} label={rejection.form}>
        <SessionDraft about={`reject-${application.id}`} />
        <TextArea name="rejectionReason" label={rejection.reason} hint={rejection.reasonHint} />
        <FormProblem message={form.formState.errors.root?.message} />
        <Row>
          <Button type="submit" look="danger" busy={isLoading}>
            {rejection.send}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {decision.cancel}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
