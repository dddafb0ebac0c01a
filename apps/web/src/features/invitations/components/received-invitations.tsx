import { LinkButton } from '../../../components/ui/button.js';
import { BlockList, Card } from '../../../components/ui/layout.js';
import { ListFrame } from '../../../components/ui/list/list-frame.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { invitationsApi } from '../api/invitations.generated.js';
import { receivedInvitations as texts } from '../texts.js';
import { AnswerButtons } from './answer-buttons.js';
import { headingOf, InvitationLetter } from './invitation-letter.js';

export function ReceivedInvitations() {
  const { list } = useListPage({
    endpoint: invitationsApi.endpoints.receivedInvitations,
    ask: (_chosen, paging) => ({ input: paging }),
    pick: ({ invitations }) => invitations,
    notLoaded: texts.notLoaded,
  });
  return (
    <ListFrame
      list={list}
      pagesLabel={texts.pages}
      waiting={<SkeletonCards count={3} lines={4} />}
      empty={
        <EmptyState
          title={texts.none.title}
          scene="farmers_market"
          action={<LinkButton to="/my-events">{texts.none.action}</LinkButton>}
        >
          {texts.none.text}
        </EmptyState>
      }
    >
      {(invitations, isStale) => (
        <BlockList busy={isStale}>
          {invitations.map((invitation) => (
            <li key={invitation.id}>
              <Card title={headingOf(invitation)}>
                <InvitationLetter
                  invitation={invitation}
                  actions={
                    <>
                      <AnswerButtons id={invitation.id} status={invitation.status} mayAccept />
                      <LinkButton small look="secondary" to={`/events/${invitation.eventId}`}>
                        {texts.viewEvent}
                      </LinkButton>
                      <LinkButton small look="quiet" to={`/vendors/${invitation.vendorProfileId}`}>
                        {texts.viewVendor}
                      </LinkButton>
                    </>
                  }
                />
              </Card>
            </li>
          ))}
        </BlockList>
      )}
    </ListFrame>
  );
}
