import { applying } from '../../testing/applying.js';
import { openRoute } from '../../testing/render-route.js';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { offline, refuse } from '../../testing/fake-api.js';
import { application, eventAnswer, type EventFacts } from '../../testing/market-events.js';
import { soldMarket } from '../../testing/sold-market.js';
import type { ViewerName } from '../../testing/viewers.js';

const open = (viewer: ViewerName, facts: EventFacts = {}, more = {}) =>
  openRoute('/events/e1', {
    viewer,
    answers: {
      ...applying,
      Event: eventAnswer({ organizerId: 'another', ...facts }),
      ...more,
    },
  });
const products = 'What products will you be selling? *';

describe('the apply panel', () => {
  it('[AP-006] asks a visitor to log in and comes back', async () => {
    const { user, path, router } = open('visitor');
    const panel = within(await screen.findByRole('region', { name: 'Apply to Participate' }));
    await user.click(await panel.findByRole('link', { name: 'Log In' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(router.state.location.state).toMatchObject({ from: { pathname: '/events/e1' } });
  });

  it('offers a visitor an account, and remembers the event', async () => {
    const { user, path, router } = open('visitor');
    await user.click(await screen.findByRole('link', { name: 'Create a vendor account' }));
    await waitFor(() => expect(path()).toBe('/register'));
    expect(router.state.location.state).toMatchObject({ from: { pathname: '/events/e1' }, role: 'vendor' });
  });

  it('[AP-006] asks for the profile first', async () => {
    open('withoutProfile');
    await screen.findByRole('link', { name: 'Complete Profile' });
  });

  it('[AP-007] [AP-017] is for vendors only', async () => {
    open('organizer');
    await screen.findByText('Only vendors can apply to events.');
    expect(screen.getByRole('link', { name: 'Update Profile' }).getAttribute('href')).toBe('/profile');
  });

  it.each([
    ['past_event', 'This event has already passed.'],
    ['applications_closed', 'The application deadline has passed.'],
  ])('[AP-010] says why it is too late: %s', async (badge, text) => {
    open('vendor', { badge });
    await screen.findByText(text);
    expect(screen.queryByText('Apply Now')).toBeNull();
  });

  it.each([
    ['pending', 'yellow', [true]],
    ['accepted', 'green', [true]],
    ['rejected', 'red', [true]],
    ['withdrawn', 'gray', []],
  ])(
    '[AP-011] a vendor whose application is %s sees a %s badge; disabled buttons: %j',
    async (status, tone, disabled) => {
      open('vendor', {}, { ApplicationForEvent: { application: application({ status }) } });
      const badge = await screen.findByText(status.charAt(0).toUpperCase() + status.slice(1));
      expect([...badge.classList]).toContain(tone);
      const buttons = screen.queryAllByRole<HTMLButtonElement>('button', { name: 'Application Submitted' });
      expect(buttons.map((button) => button.disabled)).toEqual(disabled);
    },
  );

  it.each([
    ['pending', 'You’ve been accepted. Pay the booth fee to secure your spot.', 'Pay the booth fee'],
    ['failed', 'You’ve been accepted. Pay the booth fee to secure your spot.', 'Pay the booth fee'],
    ['processing', 'You’ve been accepted. Your bank is still confirming your payment.', 'View your application'],
    ['completed', 'You’ve been accepted, and your booth is paid.', 'View your application'],
    ['refunded', 'You were accepted. Your payment for the booth was refunded.', 'View your application'],
  ])('tells the state of an accepted application whose payment is %s', async (paymentStatus, text, action) => {
    open('vendor', {}, { ApplicationForEvent: { application: application({ status: 'accepted', paymentStatus }) } });
    await screen.findByText(text);
    screen.getByRole('link', { name: action });
  });

  it.each([
    [{ status: 'pending' }, 'You applied'],
    [{ status: 'accepted' }, 'You have a booth'],
    [{ status: 'accepted', boothLocation: 'Row B' }, 'Your booth: Row B'],
    [{ status: 'rejected' }, 'You were not accepted'],
    [{ status: 'withdrawn' }, 'You withdrew'],
  ])('is not needed to see the state of the vendor’s application: %j', async (facts, words) => {
    open('vendor', {}, { ApplicationForEvent: { application: application(facts) } });
    const title = await screen.findByRole('heading', { level: 1 });
    const badge = await within(title.parentElement as HTMLElement).findByText(words);
    expect(badge.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('names the booth of an accepted vendor', async () => {
    const accepted = application({ status: 'accepted', boothLocation: 'Row B' });
    open('vendor', {}, { ApplicationForEvent: { application: accepted } });
    await screen.findByText('Booth location: Row B');
  });

  it('asks a vendor who had a booth what they sold once the event has passed, instead of for a forecast', async () => {
    const accepted = { application: application({ status: 'accepted', paymentStatus: 'completed' }) };
    const { user } = open(
      'vendor',
      { badge: 'past_event' },
      { ApplicationForEvent: accepted, SoldMarkets: { markets: [soldMarket({ eventId: 'e1' })] } },
    );
    await user.click(await screen.findByRole('button', { name: 'Enter what you sold' }));
    await screen.findByRole('dialog', { name: 'What did you sell at Harvest Fair?' });
    expect(screen.queryByRole('link', { name: 'Forecast your profit' })).toBeNull();
  });

  it('[AP-010] shows why it is too late for a draft instead of its form, and discards it', async () => {
    const draft = { application: application({ id: 'draft', status: 'draft' }) };
    const { user, api } = openRoute('/events/e1#apply', {
      viewer: 'vendor',
      answers: {
        Event: eventAnswer({ organizerId: 'another', badge: 'applications_closed' }),
        ApplicationForEvent: draft,
        DeleteDraft: { done: { id: 'draft' } },
      },
    });
    await screen.findByText('The application deadline has passed.');
    expect(screen.queryByLabelText(products)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Discard application' }));
    api.set('ApplicationForEvent', { application: null });
    const question = within(await screen.findByRole('dialog', { name: 'Discard this application?' }));
    await user.click(question.getByRole('button', { name: 'Discard application' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard application' })).toBeNull());
    expect(api.named('DeleteDraft')[0]?.variables).toEqual({ draftId: 'draft' });
  });

  it.each(['pending', 'rejected'])('[AP-015] opens no form where an application is %s already', async (status) => {
    const { user, api } = open('vendor', {}, { CreateDraft: { application: { id: 'a', status } } });
    const apply = await screen.findByRole('button', { name: 'Apply Now' });
    api.set('ApplicationForEvent', { application: application({ status }) });
    await user.click(apply);
    await screen.findByRole('button', { name: 'Application Submitted' });
    const information = await screen.findByText(
      'You have already submitted an application for this event. Check your dashboard for status updates.',
    );
    expect(information.closest('[role]')?.getAttribute('role')).toBe('status');
    expect(screen.queryByLabelText(products)).toBeNull();
  });

  const applying = async (answer: unknown) => {
    const { user } = open('vendor', {}, { CreateDraft: answer, 'POST /auth/refresh': {} });
    await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
  };

  it('[AP-016] asks to log in, or to try again, when the application could not be started', async () => {
    await applying(refuse('UNAUTHENTICATED', 'x'));
    await screen.findByText('Please log in and complete your profile to apply.');
    cleanup();
    await applying(offline);
    await screen.findByText('Failed to start application. Please try again.');
  });

  it('[AP-016] passes on why someone may not apply', async () => {
    await applying(refuse('PERMISSION_DENIED', 'Only vendors can apply to events.'));
    await screen.findByText('Only vendors can apply to events.');
  });
});
