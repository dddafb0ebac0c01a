import { useState } from 'react';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Field } from '../../../components/ui/form/field.js';
import { Stack } from '../../../components/ui/layout.js';
import { formatDate } from '../../../lib/format/dates.js';
import { affected as texts } from '../texts/affected.js';
import type { Affected } from '../affected-vendors.js';

interface AffectedVendorsDialogProps {
  affected: Affected | null;
  onClose: () => void;
  /** With what the organizer tells the vendors about it. */
  onConfirm: (reason: string) => void;
}

/** Before a change is saved on which vendors rely. */
export function AffectedVendorsDialog({ affected, onClose, onConfirm }: AffectedVendorsDialogProps) {
  const [reason, setReason] = useState('');
  if (!affected) return null;
  const { accepted, pending, applied, changes, deadline, fees, terms, maximum } = affected;
  return (
    <Confirm
      open
      title={changes.length > 0 ? texts.notified(accepted) : texts.title}
      action={changes.length > 0 ? texts.save : texts.saveQuietly}
      onClose={onClose}
      onConfirm={() => onConfirm(changes.length > 0 ? reason.trim() : '')}
    >
      <Stack gap={12}>
        {changes.length > 0 && (
          <div>
            {texts.planned(accepted)}
            <ul>
              {changes.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
        {changes.length > 0 && (
          <Field label={texts.reason} hint={texts.reasonHint}>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                maxLength={500}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        )}
        {changes.length > 0 && pending > 0 && <p>{texts.pending(pending)}</p>}
        {deadline && <p>{texts.deadline(formatDate(deadline))}</p>}
        {fees && <p>{texts.fees(applied)}</p>}
        {terms && <p>{texts.terms(applied)}</p>}
        {maximum !== null && <p>{texts.maximum(accepted, maximum)}</p>}
      </Stack>
    </Confirm>
  );
}
