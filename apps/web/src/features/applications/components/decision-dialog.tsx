import { useForm } from 'react-hook-form';
import { SessionDraft } from '../../../components/session/session-draft.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { TextArea } from '../../../components/ui/fields.js';
import { Form, FormProblem } from '../../../components/ui/form.js';
import { Row } from '../../../components/ui/layout.js';
import { showServerErrors } from '../../../components/ui/server-errors.js';
import { toast } from '../../../components/ui/toast.js';
import {
  useAcceptApplicationMutation,
  useRejectApplicationMutation,
  type ApplicationFactsFragment as Application,
} from '../api/applications.generated.js';
import { acceptance, decision as shared, rejection } from '../texts/decisions.js';
import { BoothField } from './booth-field.js';

export type Decision = 'accept' | 'reject';
const words = { accept: acceptance, reject: rejection };

interface DecisionDialogProps {
  application: Application;
  decision: Decision;
  onClose: () => void;
}

/** Asks for what goes with the decision, and sends it. */
export function DecisionDialog({ application, decision, onClose }: DecisionDialogProps) {
  const [accept, accepting] = useAcceptApplicationMutation();
  const [reject, rejecting] = useRejectApplicationMutation();
  const form = useForm({ defaultValues: { boothLocation: '', customMessage: '', rejectionReason: '' } });
  const isAcceptance = decision === 'accept';
  const { title, form: label, send, done, failed } = words[decision];
  const vendor = application.vendor?.businessName ?? shared.someVendor;
  const submit = async (values: { boothLocation: string; customMessage: string; rejectionReason: string }) => {
    const applicationId = application.id;
    const boothLocation = values.boothLocation.trim() || null;
    const customMessage = values.customMessage.trim() || null;
    const rejectionReason = values.rejectionReason.trim() || null;
    const { error } = await (isAcceptance
      ? accept({ input: { applicationId, boothLocation, customMessage } })
      : reject({ input: { applicationId, rejectionReason } }));
    if (error) {
      showServerErrors(form, error, failed);
      return;
    }
    toast(done(vendor));
    onClose();
  };
  return (
    <Dialog title={title(vendor)} open onClose={onClose}>
      <Form form={form} onSubmit={submit} label={label}>
        <SessionDraft about={`${decision}-${application.id}`} />
        {isAcceptance ? (
          <>
            <p>{acceptance.effect}</p>
            <BoothField application={application} label={acceptance.booth} />
            <TextArea name="customMessage" label={acceptance.message} />
          </>
        ) : (
          <TextArea name="rejectionReason" label={rejection.reason} hint={rejection.reasonHint} />
        )}
        <FormProblem message={form.formState.errors.root?.message} />
        <Row>
          <Button
            type="submit"
            look={isAcceptance ? 'primary' : 'danger'}
            busy={accepting.isLoading || rejecting.isLoading}
          >
            {send}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {shared.cancel}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
