import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Stack } from '../../../components/ui/layout.js';
import { formatDate } from '../../../lib/format/dates.js';
import { affected as texts } from '../texts/affected.js';
import type { Affected } from '../affected-vendors.js';

interface AffectedVendorsDialogProps {
  affected: Affected | null;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
}

/** Before a change is saved on which vendors rely. */
export function AffectedVendorsDialog({ affected, onClose, onConfirm }: AffectedVendorsDialogProps) {
  if (!affected) return null;
  const { accepted, pending, applied, changes, deadline, fees, terms, maximum } = affected;
  return (
    <Confirm
      open
      title={changes.length > 0 ? texts.notified(accepted) : texts.title}
      action={changes.length > 0 ? texts.save : texts.saveQuietly}
      onClose={onClose}
      onConfirm={onConfirm}
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
        {changes.length > 0 && pending > 0 && <p>{texts.pending(pending)}</p>}
        {deadline && <p>{texts.deadline(formatDate(deadline))}</p>}
        {fees && <p>{texts.fees(applied)}</p>}
        {terms && <p>{texts.terms(applied)}</p>}
        {maximum !== null && <p>{texts.maximum(accepted, maximum)}</p>}
      </Stack>
    </Confirm>
  );
}
