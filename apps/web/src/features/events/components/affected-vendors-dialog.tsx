import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Stack } from '../../../components/ui/layout.js';
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
  const { accepted, applied, changes, fees, terms, maximum } = affected;
  return (
    <Confirm
      open
      title={texts.title}
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
        {fees && <p>{texts.fees(applied)}</p>}
        {terms && <p>{texts.terms(applied)}</p>}
        {maximum !== null && <p>{texts.maximum(accepted, maximum)}</p>}
      </Stack>
    </Confirm>
  );
}
