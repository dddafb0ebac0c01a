import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDraft } from '../../../components/drafts/form-draft.js';
import { TextArea } from '../../../components/ui/form/fields.js';
import { FormDialog } from '../../../components/ui/form/form-dialog.js';
import { toast } from '../../../components/ui/toast.js';
import { formatCents } from '../../../lib/format/money.js';
import {
  useAcceptApplicationMutation,
  useRejectApplicationMutation,
  type ReceivedFactsFragment as Application,
} from '../api/applications.generated.js';
import { offerUndo, useUndo } from '../desk/use-undo.js';
import { acceptance, rejection, someVendor } from '../texts/decisions.js';
import { useDraft } from '../../../lib/drafts/use-draft.js';
import { BoothField } from './booth-field.js';
import { ContentsChanged } from './contents-changed.js';
import { LastWords } from './last-words.js';

export type Decision = 'accept' | 'reject';
const words = { accept: acceptance, reject: rejection };

interface DecisionDialogProps {
  application: Application;
  decision: Decision;
  onDecided?: () => void;
  onClose: () => void;
}

/** Asks for what goes with the decision, and sends it. */
export function DecisionDialog({ application, decision, onDecided, onClose }: DecisionDialogProps) {
  const [accept] = useAcceptApplicationMutation();
  const [reject] = useRejectApplicationMutation();
  const [takeBack] = useUndo();
  const form = useForm({ defaultValues: { boothLocation: '', customMessage: '', rejectionReason: '' } });
  const [opened] = useState(application);
  const [lastWords, keepWords] = useDraft(`last-${decision}-${application.eventId}`);
  const isAcceptance = decision === 'accept';
  const { title, form: label, send, failed } = words[decision];
  const vendor = application.vendor?.businessName ?? someVendor;
  const dueCents = application.boothFeeCents + application.applicationFeeCents;
  const due = dueCents > 0 ? formatCents(dueCents) : '';
  const done = isAcceptance ? acceptance.done(vendor, due) : rejection.done(vendor);
  const decide = async (values: { boothLocation: string; customMessage: string; rejectionReason: string }) => {
    const { id: applicationId, contentsVersion } = application;
    const boothLocation = values.boothLocation.trim() || null;
    const customMessage = values.customMessage.trim() || null;
    const rejectionReason = values.rejectionReason.trim() || null;
    const seen = { applicationId, contentsVersion, undoable: true };
    const reply = isAcceptance
      ? await accept({ input: { ...seen, boothLocation, customMessage } })
      : await reject({ input: { ...seen, rejectionReason } });
    if (!reply.data) return reply;
    const said = customMessage ?? rejectionReason;
    if (said) keepWords(said);
    const { heldBy } = reply.data.application;
    if (heldBy) offerUndo(heldBy, done, () => void takeBack(heldBy));
    else toast(done);
    onDecided?.();
    return reply;
  };
  return (
    <FormDialog
      title={title(vendor)}
      label={label}
      form={form}
      send={decide}
      texts={{ send, failed }}
      danger={!isAcceptance}
      onClose={onClose}
      notice={() => <ContentsChanged before={opened} after={application} />}
    >
      <FormDraft about={`${decision}-${application.id}`} whileTyping />
      {isAcceptance ? (
        <>
          <p>{acceptance.effect(due)}</p>
          <BoothField application={application} label={acceptance.booth} />
          <TextArea name="customMessage" label={acceptance.message} />
          <LastWords name="customMessage" words={lastWords} label={acceptance.again} />
        </>
      ) : (
        <>
          <p>{rejection.effect}</p>
          <TextArea name="rejectionReason" label={rejection.reason} hint={rejection.reasonHint} />
          <LastWords name="rejectionReason" words={lastWords} label={rejection.again} />
        </>
      )}
    </FormDialog>
  );
}
