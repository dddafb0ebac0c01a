import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../components/ui/button.js';
import { ErrorScreen } from '../../../components/ui/error-screen.js';
import { Card, Page, PageHeader, Row, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { EmptyState, Notice } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { isNotFound } from '../../../lib/api/types.js';
import { usePageMeta } from '../../../lib/hooks/use-page-meta.js';
import { useSession } from '../../../lib/session/use-session.js';
import {
  useAnswerInvitationMutation,
  useInvitationQuery,
  type InvitationFactsFragment as Invitation,
} from '../api/invitations.generated.js';
import { invitationPage as texts, receivedInvitations } from '../texts.js';
import { AnswerButtons } from './answer-buttons.js';
import { headingOf, InvitationLetter } from './invitation-letter.js';

function NoInvitation({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  usePageMeta(title, text);
  return (
    <Page width="narrow">
      <EmptyState screen title={title} action={action}>
        {text}
      </EmptyState>
    </Page>
  );
}

function Unknown() {
  const { title, text, action } = texts.unknown;
  return <NoInvitation title={title} text={text} action={<LinkButton to="/events">{action}</LinkButton>} />;
}

function SignedOut() {
  const location = useLocation();
  const { title, text, action } = texts.signedOut;
  const logIn = (
    <LinkButton to="/login" state={{ from: location }}>
      {action}
    </LinkButton>
  );
  return <NoInvitation title={title} text={text} action={logIn} />;
}

interface InvitationViewProps {
  id: string;
  /** Offers the claim of the event, also after the invitation was accepted. */
  claim: (invitation: Invitation) => ReactNode;
}

/** What the link in the email opens. The token is in the fragment, which no server sees. */
export function InvitationView({ id, claim }: InvitationViewProps) {
  const location = useLocation();
  const token = location.hash.slice(1);
  const { status: sessionStatus, session } = useSession();
  const isSignedOut = !token && sessionStatus !== 'loading' && !session;
  const query = useInvitationQuery({ input: { id, token: token || null } }, { skip: isSignedOut });
  const problem = loadProblem(query, texts.notLoaded);
  const [answer] = useAnswerInvitationMutation();
  const invitation = query.data?.invitation;
  const isSender = invitation !== undefined && session?.user.id === invitation.vendorProfileId;
  const isReader = sessionStatus !== 'loading' && !isSender;
  const isNew = invitation?.status === 'pending' && isReader;
  useEffect(() => {
    if (isNew) void answer({ input: { id, token: token || null, answer: 'viewed' } });
  }, [answer, id, isNew, token]);
  if (isSignedOut) return <SignedOut />;
  if (!invitation) {
    if (!problem) return <Loading />;
    return isNotFound(query.error) ? <Unknown /> : <ErrorScreen {...problem} />;
  }
  const isOrganizer = session?.role === 'organizer';
  const { status } = invitation;
  const outcome = status === 'pending' || status === 'viewed' ? null : texts[status];
  const isAccepted = status === 'accepted';
  const mayClaim = invitation.isSeededEventInvitation && (isOrganizer || (!session && !isAccepted));
  return (
    <Page width="narrow">
      <PageHeader
        title={headingOf(invitation)}
        documentTitle={texts.title}
        description={texts.description}
        lead={texts.lead}
      />
      <Stack gap={20}>
        {outcome && isReader && (
          <Notice tone={isAccepted ? 'success' : 'info'} title={outcome.title}>
            {outcome.text}
          </Notice>
        )}
        {mayClaim && isAccepted && claim(invitation)}
        <Card>
          <InvitationLetter
            invitation={invitation}
            actions={
              <>
                {mayClaim && !isAccepted && claim(invitation)}
                {isReader && (
                  <AnswerButtons
                    id={id}
                    token={token || undefined}
                    status={status}
                    mayAccept={isOrganizer}
                    isSecond={mayClaim}
                  />
                )}
                <LinkButton small look="secondary" to={`/events/${invitation.eventId}`}>
                  {receivedInvitations.viewEvent}
                </LinkButton>
              </>
            }
          />
        </Card>
        {!session && !isAccepted && (
          <Row>
            <LinkButton look="secondary" to="/login" state={{ from: location }}>
              {texts.signIn}
            </LinkButton>
            <LinkButton look="quiet" to="/register" state={{ from: location }}>
              {texts.signUp}
            </LinkButton>
          </Row>
        )}
      </Stack>
    </Page>
  );
}
