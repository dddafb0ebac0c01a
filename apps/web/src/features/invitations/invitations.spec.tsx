import { screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { refuse } from '../../testing/fake-api.js';
import { invitation } from '../../testing/invitations.js';
import { claimable, eventAnswer } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';
import { heldAnswer, pass } from '../../testing/timers.js';
import { type ViewerName } from '../../testing/viewers.js';

const open = { name: 'Invite Organizer to Platform' };
const check = (facts: object = {}) => ({
  check: { canSend: true, reason: null, existingStatus: null, needsContact: true, dailyCount: 0, ...facts },
});

const openEvent = (viewer: ViewerName, answers: Record<string, unknown> = {}) =>
  openRoute('/events/e1', {
    viewer,
    answers: {
      Event: eventAnswer(claimable),
      Attachments: { attachments: [] },
      CanSendInvitation: check(),
      SendInvitation: { invitation: { id: 'in1' } },
      ...answers,
    },
  });
async function openDialog(answers: Record<string, unknown> = {}) {
  const { user, api } = openEvent('vendor', answers);
  await user.click(await screen.findByRole('button', open));
  return { user, api, dialog: within(await screen.findByRole('dialog', { name: 'Invite the organizer' })) };
}

describe('an event that waits for its organizer', () => {
  it('[AP-009] [EV-053] offers vendors to invite the organizer', async () => {
    const { dialog } = await openDialog();
    await dialog.findByRole('form', { name: 'Invitation' });
  });

  it('[CL-027] tells a vendor that they have sent an invitation, with a link to it', async () => {
    const answered = check({ canSend: false, reason: 'invitation_exists', existingStatus: 'viewed' });
    openEvent('vendor', { CanSendInvitation: answered });
    await screen.findByText('You have already sent an invitation for this event (Status: viewed)');
    expect(screen.queryByRole('button', open)).toBeNull();
    const link = screen.getByRole('link', { name: 'View your invitations' });
    expect(link.getAttribute('href')).toBe('/vendor/interests?list=invitations');
  });

  it('[AP-009] says to others who may send invitations', async () => {
    openEvent('organizer');
    await screen.findByText('Only vendors can send invitations to organizers.');
    expect(screen.queryByRole('button', open)).toBeNull();
  });

  it('[AP-009] asks visitors to log in', async () => {
    openEvent('visitor');
    await screen.findByRole('link', { name: 'Log In to Send Invitations' });
    expect(screen.queryByRole('button', open)).toBeNull();
  });
});

describe('the invite dialog', () => {
  afterEach(() => jest.useRealTimers());

  it('[CL-034] sends the form, shows success, and closes 2 seconds later', async () => {
    const { answer, release } = heldAnswer({ invitation: { id: 'in1' } });
    const { user, api, dialog } = await openDialog({ SendInvitation: answer });
    await enter(user, await dialog.findByLabelText('Organizer email'), 'sam@example.org');
    await enter(user, dialog.getByLabelText('Organizer name'), 'Sam Field');
    await enter(user, dialog.getByLabelText(/^Message/), 'Please join.');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(api.named('SendInvitation')).toHaveLength(1));
    dialog.getByRole('button', { name: 'Send invitation', busy: true });
    await release();
    dialog.getByText('Invitation Sent Successfully!');
    expect(api.named('SendInvitation')[0]?.variables).toEqual({
      input: {
        eventId: 'e1',
        organizerEmail: 'sam@example.org',
        organizerName: 'Sam Field',
        organizerPhone: null,
        customMessage: 'Please join.',
      },
    });
    await pass(1_999);
    dialog.getByText('Invitation Sent Successfully!');
    await pass(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[CL-031] names what is missing or malformed, and needs no phone', async () => {
    const { user, api, dialog } = await openDialog();
    await user.click(await dialog.findByRole('button', { name: 'Send invitation' }));
    await dialog.findByText('Organizer email is required');
    dialog.getByText('Organizer name is required');
    await enter(user, dialog.getByLabelText('Organizer email'), 'not-an-address');
    await dialog.findByText('Please enter a valid email address');
    expect(api.named('SendInvitation')).toEqual([]);
  });

  it('[CL-032] cannot send a message beyond 1000 characters', async () => {
    const { api, user, dialog } = await openDialog({ CanSendInvitation: check({ needsContact: false }) });
    await user.click(await dialog.findByLabelText(/^Message/));
    await user.paste('m'.repeat(1_001));
    dialog.getByText(/^1001 of 1000 characters/);
    const send = dialog.getByRole('button', { name: 'Send invitation' });
    expect(send).toHaveProperty('disabled', true);
    await user.keyboard('{Backspace}');
    expect(send).toHaveProperty('disabled', false);
    await user.click(send);
    await dialog.findByText('Invitation Sent Successfully!');
    expect(api.named('SendInvitation')[0]?.variables).toEqual({
      input: { eventId: 'e1', customMessage: 'm'.repeat(1_000) },
    });
  });

  it.each([
    [
      '[CL-027]',
      'You have already sent an invitation for this event (Status: viewed)',
      { canSend: false, reason: 'invitation_exists', existingStatus: 'viewed' },
    ],
    [
      '[CL-028]',
      'You have reached your daily limit of 5 invitations (5/5)',
      { canSend: false, reason: 'rate_limit_exceeded', dailyCount: 5 },
    ],
    ['[CL-029]', 'Cannot send invitation', { canSend: false }],
  ])('%s says "%s" instead of the form', async (_requirement, message, facts) => {
    const { user, api, answered } = openEvent('vendor');
    const button = await screen.findByRole('button', open);
    await waitFor(() => expect(api.named('CanSendInvitation')).toHaveLength(1));
    await answered();
    api.set('CanSendInvitation', check(facts));
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite the organizer' }));
    await dialog.findByText(message);
    expect(dialog.queryByRole('form')).toBeNull();
    expect(dialog.getByRole('link', { name: 'View your invitations' }).getAttribute('href')).toBe(
      '/vendor/interests?list=invitations',
    );
  });

  it.each([
    ['Failed to send invitation', refuse('INTERNAL', 'Something went wrong.')],
    ['Only vendors can send invitations', refuse('PERMISSION_DENIED', 'Only vendors can send invitations')],
  ])('[CL-029] [CL-030] shows "%s" and keeps what was written', async (message, SendInvitation) => {
    const { user, dialog } = await openDialog({ CanSendInvitation: check({ needsContact: false }), SendInvitation });
    await enter(user, await dialog.findByLabelText(/^Message/), 'Please join.');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await dialog.findByText(message);
    dialog.getByDisplayValue('Please join.');
  });
});

describe('lists of invitations', () => {
  it('[CL-054] announce no date that an import made up', async () => {
    const sent = invitation();
    const undated = { ...sent, event: { ...sent.event, dateToBeAnnounced: true } };
    openRoute('/vendor/interests?list=invitations', {
      viewer: 'vendor',
      answers: {
        MyInterests: { interests: { total: 0, items: [] } },
        SentInvitations: { invitations: { total: 1, items: [undated] } },
      },
    });
    await screen.findByText('Date to be announced');
  });

  it('[CL-036] show a vendor the event, the date, the organizer and the status', async () => {
    const { user } = openRoute('/vendor/interests', {
      viewer: 'vendor',
      answers: {
        MyInterests: { interests: { total: 0, items: [] } },
        SentInvitations: { invitations: { total: 1, items: [invitation({ status: 'declined' })] } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Invitations sent' }));
    await screen.findByRole('link', { name: 'River Fair' });
    screen.getByText('Sam Field, sam@example.org');
    screen.getByText('Declined');
    screen.getByText(/Nov 1, 2026/);
  });

  it('[CL-036] show an organizer the event, the date and the status, and take the answer', async () => {
    let status = 'pending';
    const { user, api } = openRoute('/organizer/interests?list=invitations', {
      viewer: 'organizer',
      answers: {
        ReceivedInvitations: () => ({ invitations: { total: 1, items: [invitation({ status })] } }),
        AnswerInvitation: () => {
          status = 'accepted';
          return { invitation: { id: 'in1', status } };
        },
      },
    });
    const card = within(await screen.findByRole('region', { name: 'Vera Pottery would like to sell at River Fair' }));
    card.getByText('Pending');
    card.getByText('Please join.');
    card.getByText(/Nov 1, 2026/);
    await user.click(card.getByRole('button', { name: 'Accept' }));
    await screen.findByText('Accepted');
    expect(api.named('AnswerInvitation')[0]?.variables).toEqual({
      input: { id: 'in1', token: null, answer: 'accepted' },
    });
  });

  it('say why an organizer cannot accept', async () => {
    const { user } = openRoute('/organizer/interests?list=invitations', {
      viewer: 'organizer',
      answers: {
        ReceivedInvitations: { invitations: { total: 1, items: [invitation()] } },
        AnswerInvitation: refuse('INVITATION.EVENT_OF_OTHER', 'Another organizer has this event now.'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await screen.findByText('Another organizer has this event now.');
  });
});
