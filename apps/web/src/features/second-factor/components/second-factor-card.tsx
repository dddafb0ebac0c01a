import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Confirm, Dialog } from '../../../components/ui/dialog/dialog.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { useRenewSession } from '../use-renew-session.js';
import {
  useMySecondFactorQuery,
  useRemoveAuthenticatorMutation,
  useTurnOffSecondFactorMutation,
} from '../api/second-factor.generated.js';
import { refusalText } from '../refusal-text.js';
import { authenticator, card, passkeys, recovery, turningOff } from '../texts.js';
import { AddAuthenticator } from './add-authenticator.js';
import { AddPasskey } from './add-passkey.js';
import { AuthenticatorSection } from './authenticator-section.js';
import { PasskeyList } from './passkey-list.js';
import { RecoveryCodes } from './recovery-codes.js';
import { RecoverySection } from './recovery-section.js';

type Open = 'authenticator' | 'passkey' | 'off';

interface CardProps {
  /** A factor was added, and its recovery codes are saved. */
  onReady?: () => void;
}

/** What is asked for after the password, and the ways to change it. */
export function SecondFactorCard({ onReady }: CardProps) {
  const query = useMySecondFactorQuery();
  const problem = loadProblem(query, card.notLoaded);
  const { renew, showChange, renewAndShow } = useRenewSession();
  const [open, setOpen] = useState<Open>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [removeApp, removing] = useRemoveAuthenticatorMutation();
  const [turnOff] = useTurnOffSecondFactorMutation();
  const close = () => setOpen(undefined);
  const kept = () => {
    setCodes([]);
    showChange();
    onReady?.();
  };
  const added = async (recoveryCodes: readonly string[], words: string) => {
    close();
    setCodes(recoveryCodes);
    toast(words);
    await renew();
    // The page stays until the recovery codes are saved.
    if (recoveryCodes.length === 0) kept();
  };
  const change = async (run: () => Promise<{ error?: unknown }>, done: string) => {
    const { error: refusal } = await run();
    if (refusal) return toast(refusalText(refusal), 'error');
    toast(done);
    await renewAndShow();
  };
  const factor = query.data?.factor;
  if (!factor) {
    return (
      <Card title={card.title} id="second-factor">
        {problem ? <ErrorState {...problem} /> : <Loading inline />}
      </Card>
    );
  }
  const askToTurnOff = factor.required ? undefined : () => setOpen('off');
  const isLast = factor.passkeys.length + (factor.authenticatorAddedAt ? 1 : 0) === 1;
  const onRemoveLast = isLast ? askToTurnOff : undefined;
  return (
    <Card title={card.title} id="second-factor">
      <Stack gap={24}>
        <p>{factor.on ? card.on : card.off}</p>
        {factor.required && !factor.on && <Notice tone="warning">{card.required}</Notice>}
        <AuthenticatorSection
          addedAt={factor.authenticatorAddedAt}
          onAdd={() => setOpen('authenticator')}
          isRemoving={removing.isLoading}
          onRemove={onRemoveLast ?? (() => void change(removeApp, authenticator.removed))}
        />
        <Stack gap={10}>
          <h3>{passkeys.title}</h3>
          {factor.passkeys.length > 0 ? (
            <PasskeyList list={factor.passkeys} onRemoved={() => void renewAndShow()} onRemoveLast={onRemoveLast} />
          ) : (
            <p>{passkeys.none}</p>
          )}
          <Row>
            <Button look="secondary" icon="shield" onClick={() => setOpen('passkey')}>
              {passkeys.add}
            </Button>
          </Row>
        </Stack>
        {factor.on && <RecoverySection left={factor.recoveryCodesLeft} onRenewed={setCodes} onTurnOff={askToTurnOff} />}
      </Stack>
      <Dialog title={authenticator.title} open={open === 'authenticator'} onClose={close}>
        <AddAuthenticator withPassword={!factor.on} onAdded={(fresh) => void added(fresh, authenticator.added)} />
      </Dialog>
      <Dialog title={passkeys.add} open={open === 'passkey'} onClose={close}>
        <AddPasskey withPassword={!factor.on} onAdded={(fresh, name) => void added(fresh, passkeys.saved(name))} />
      </Dialog>
      <Dialog title={recovery.title} open={codes.length > 0} firm onClose={kept}>
        <RecoveryCodes codes={codes} onDone={kept} />
      </Dialog>
      <Confirm
        title={turningOff.title}
        action={turningOff.confirm}
        danger
        open={open === 'off'}
        onClose={close}
        onConfirm={async () => {
          close();
          await change(turnOff, card.turnedOff);
        }}
      >
        {turningOff.effect}
      </Confirm>
    </Card>
  );
}
