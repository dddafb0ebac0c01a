import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Dialog } from '../../components/ui/dialog/dialog.js';
import { Row, Stack } from '../../components/ui/layout.js';
import { refreshSession } from '../../lib/api/refresh.js';
import type { Session } from '../../lib/session/types.js';
import { useAppDispatch } from '../../lib/state/hooks.js';
import { useKeepSession } from '../../lib/session/use-keep-session.js';
import { useSignOut } from '../../lib/session/use-sign-out.js';
import { Countdown } from './countdown.js';
import { isTimed, timeoutMs } from './rules.js';
import { sessionTimeout } from './texts.js';
import { useInactivity } from './use-inactivity.js';

export function SessionTimeout({ session }: { session: Session }) {
  const location = useLocation();
  const dispatch = useAppDispatch();
  const signOut = useSignOut();
  const leaving = useRef(false);
  const [busy, setBusy] = useState(false);
  useKeepSession();
  const leave = async () => {
    if (leaving.current) return;
    leaving.current = true;
    setBusy(true);
    const state = { message: sessionTimeout.expired, from: location };
    await signOut({ keepDrafts: true, to: '/login', arriving: { replace: true, state } });
  };
  const { endsAt, stay } = useInactivity({
    limitMs: timeoutMs(session.role),
    timed: isTimed(location.pathname),
    onExpired: () => void leave(),
  });
  const goOn = () => {
    stay();
    void dispatch(refreshSession());
  };
  return (
    <Dialog title={sessionTimeout.title} open={endsAt !== null} onClose={goOn}>
      {endsAt !== null && (
        <Stack gap={20}>
          <p>{sessionTimeout.why}</p>
          <Countdown endsAt={endsAt} />
          <Row>
            <Button onClick={goOn} disabled={busy} data-autofocus>
              {sessionTimeout.stay}
            </Button>
            <Button look="secondary" busy={busy} onClick={() => void leave()}>
              {sessionTimeout.leave}
            </Button>
          </Row>
        </Stack>
      )}
    </Dialog>
  );
}
