import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { Notice } from '../../../components/ui/notice.js';
import { cx } from '../../../components/ui/cx.js';
import { lazyPart } from '../../../lib/load-chunk.js';
import { useSession } from '../../../lib/session/use-session.js';
import { applyPanel, gettingReady, invitePanel } from '../texts/apply.js';
import styles from './apply-panel.module.css';
import type { PanelEvent, Started } from './apply-action.js';
import { closedReason } from '../closed-reason.js';

const VendorActions = lazyPart(() => import('./vendor-actions.js'), 'VendorActions');

interface ApplyPanelProps extends Started {
  event: PanelEvent & { gettingReady: boolean };
  claim?: ReactNode;
  /** Offered to vendors while the event waits for its organizer. */
  invite?: ReactNode;
}

export function ApplyPanel({ event, onDraft, onSentEarlier, claim, invite }: ApplyPanelProps) {
  const { status, session } = useSession();
  const location = useLocation();
  const content = (): ReactNode => {
    if (status === 'loading') return null;
    if (event.gettingReady) return <Notice title={gettingReady.title}>{gettingReady.text}</Notice>;
    const waitsForOrganizer = event.badge === 'applications_pending_organizer';
    if (waitsForOrganizer) {
      return (
        <Stack gap={14}>
          <p>{invitePanel.text}</p>
          {!session && (
            <LinkButton wide look="secondary" to="/login" state={{ from: location }}>
              {invitePanel.login}
            </LinkButton>
          )}
          {session && (session.role === 'vendor' ? invite : <p>{invitePanel.onlyVendors}</p>)}
          {claim}
        </Stack>
      );
    }
    if (session?.role === 'vendor')
      return (
        <Suspense fallback={<Loading inline />}>
          <VendorActions event={event} onDraft={onDraft} onSentEarlier={onSentEarlier} />
        </Suspense>
      );
    const over = closedReason(event);
    if (over) return <p>{over}</p>;
    if (!session) {
      return (
        <Stack gap={12}>
          <p>{applyPanel.visitors}</p>
          <div className={cx(styles.reach, styles.choice)}>
            <LinkButton wide to="/register" state={{ from: location, role: 'vendor' }}>
              {applyPanel.register}
            </LinkButton>
            <LinkButton wide look="secondary" to="/login" state={{ from: location }}>
              {applyPanel.login}
            </LinkButton>
          </div>
        </Stack>
      );
    }
    if (!session.profile && session.role !== 'admin') {
      return (
        <LinkButton wide to="/register" state={{ needsProfile: true, from: location }}>
          {applyPanel.completeProfile}
        </LinkButton>
      );
    }
    return (
      <Stack gap={12}>
        <p>{applyPanel.onlyVendors}</p>
        <LinkButton wide look="secondary" to="/profile">
          {applyPanel.updateProfile}
        </LinkButton>
      </Stack>
    );
  };
  return (
    <Card title={applyPanel.title} id="apply">
      {content()}
    </Card>
  );
}
