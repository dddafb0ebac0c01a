import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { useRenewRecoveryCodesMutation } from '../api/second-factor.generated.js';
import { refusalText } from '../refusal-text.js';
import { card, recovery as texts, renewing } from '../texts.js';

interface RecoverySectionProps {
  left: number;
  onRenewed: (codes: readonly string[]) => void;
  /** Absent for people who need a second factor. */
  onTurnOff?: () => void;
}

export function RecoverySection({ left, onRenewed, onTurnOff }: RecoverySectionProps) {
  const [renewCodes, { isLoading }] = useRenewRecoveryCodesMutation();
  const [asking, setAsking] = useState(false);
  const renew = async () => {
    setAsking(false);
    const { data, error } = await renewCodes();
    if (error) toast(refusalText(error), 'error');
    else if (data.renewed.recoveryCodes.length === 0) toast(texts.replaced, 'error');
    else onRenewed(data.renewed.recoveryCodes);
  };
  return (
    <Stack gap={10}>
      <h3>{texts.title}</h3>
      <p>
        {texts.what} {texts.left(left)}
      </p>
      <Row>
        <Button look="secondary" busy={isLoading} onClick={() => setAsking(true)}>
          {texts.renew}
        </Button>
        {onTurnOff && (
          <Button look="dangerQuiet" onClick={onTurnOff}>
            {card.turnOff}
          </Button>
        )}
      </Row>
      <Confirm
        title={renewing.title}
        action={renewing.confirm}
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={renew}
      >
        {renewing.effect}
      </Confirm>
    </Stack>
  );
}
