import { UpgradeDialog } from '../../../components/upgrade/upgrade-dialog.js';
import { LinkButton } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog/dialog.js';
import { Row, Stack } from '../../../components/ui/layout.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { saveLimit, signInOffer } from '../texts.js';

const SignInOffer = lazyPart(() => import('./sign-in-offer.js'), 'SignInOffer');

export type Refusal = { why: 'signedOut' } | { why: 'full'; advice: string | undefined };

const SavedLinks = () => (
  <Row>
    <LinkButton look="quiet" small icon="bookmark" to="/events?saved">
      {saveLimit.events}
    </LinkButton>
    <LinkButton look="quiet" small icon="bookmark" to="/vendors?saved">
      {saveLimit.vendors}
    </LinkButton>
  </Row>
);

export function SaveRefusal({ refusal, onClose }: { refusal: Refusal; onClose: () => void }) {
  const viewer = useViewer();
  if (refusal.why === 'signedOut')
    return (
      <Dialog title={signInOffer.title} open onClose={onClose}>
        <SignInOffer />
      </Dialog>
    );
  if (viewer?.membership.isBasic)
    return (
      <UpgradeDialog reason="saves" advice={refusal.advice} onClose={onClose}>
        <SavedLinks />
      </UpgradeDialog>
    );
  return (
    <Dialog title={saveLimit.title} open onClose={onClose}>
      <Stack gap={20}>
        {refusal.advice && <p>{refusal.advice}</p>}
        <p>{saveLimit.text}</p>
        <SavedLinks />
      </Stack>
    </Dialog>
  );
}
