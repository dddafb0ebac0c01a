import { enter } from '../../testing/enter.js';
import { applying } from '../../testing/applying.js';
import { openRoute } from '../../testing/render-route.js';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Providers } from '../../app/providers.js';
import { createStore } from '../../lib/state/store.js';
import { bothValues } from '../../testing/conflict.js';
import { FakeApi, refuse } from '../../testing/fake-api.js';
import { application, card, eventAnswer, type EventFacts } from '../../testing/market-events.js';
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
const never = () => {
  throw new Error('the form was left');
};
const products = 'What products will you be selling? *';
const send = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Send application', busy: false }));

describe('the application form', () => {
  const kept = 'stallbook.session-draft.vendor.application-draft';
  const start = async (more = {}) => {
    const opened = open('vendor', {}, more);
    await opened.user.click(await screen.findByRole('button', { name: 'Apply Now' }));
    await screen.findByLabelText(products);
    return opened;
  };

  it('warns of days on which the vendor has a booth elsewhere', async () => {
    const { eventDate } = card();
    const booked = { id: 'e9', title: 'Lantern Night', startDate: eventDate, endDate: eventDate };
    await start({ UpcomingBooths: { applications: { items: [{ id: 'ap9', event: booked }] } } });
    await screen.findByText('You already have a booth on these days: Lantern Night.');
  });

  it('[AP-014] [AP-018] [AP-024] [AP-027] [AP-028] [AP-029] sends what was typed, numbers as numbers', async () => {
    const { user, api } = await start({ SubmitApplication: { application: { id: 'draft', status: 'pending' } } });
    await send(user);
    await screen.findByText('Please enter the products you will be selling.');
    await user.type(screen.getByLabelText(products), 'Mugs');
    await user.type(screen.getByLabelText('Years of experience'), '6');
    await enter(user, screen.getByLabelText('Estimated sales'), '1200.50');
    await send(user);
    await screen.findByText(
      'Application submitted successfully! Your application for "Riverside Spring Craft Fair" has been sent to Riverside Markets. You can track the status in your dashboard.',
    );
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Application submitted successfully!'));
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
    expect(api.named('SubmitApplication')[0]?.variables['input']).toEqual({
      draftId: 'draft',
      productsOffered: 'Mugs',
      boothRequirements: null,
      specialRequests: null,
      experienceYears: 6,
      previousEvents: null,
      socialMediaLinks: null,
      estimatedSalesCents: 120_050,
      boothFeeCents: 7_500,
      applicationFeeCents: 1_000,
      terms: 'seen',
      before: {
        productsOffered: '',
        boothRequirements: null,
        specialRequests: null,
        experienceYears: null,
        previousEvents: null,
        socialMediaLinks: null,
        estimatedSalesCents: null,
      },
    });
  });

  it('shows what another device changed before the application goes out', async () => {
    const draft = (answers: object) => ({ application: application({ id: 'draft', status: 'draft', ...answers }) });
    const older = { productsOffered: 'Mugs', boothRequirements: 'Corner' };
    const { user, api } = open('vendor', {}, { ApplicationForEvent: draft(older) });
    await user.click(await screen.findByRole('button', { name: 'Continue your application' }));
    const booth = await screen.findByLabelText('Booth requirements');
    await waitFor(() => expect(booth).toHaveProperty('value', 'Corner'));
    api.set('ApplicationForEvent', draft({ ...older, boothRequirements: 'Power' }));
    const changed = [{ path: 'boothRequirements', message: 'Changed' }];
    api.set('SubmitApplication', refuse('APPLICATION.CHANGED_MEANWHILE', 'Changed', changed));
    await send(user);
    await screen.findByText('This application was changed on another device');
    expect(bothValues('Booth requirements')).toEqual(['Corner', 'Power']);
    expect(booth).toHaveProperty('value', 'Corner');
    await user.click(screen.getByRole('button', { name: 'Use what was saved' }));
    await waitFor(() => expect(booth).toHaveProperty('value', 'Power'));
    api.set('SubmitApplication', { application: { id: 'draft', status: 'pending' } });
    await send(user);
    await screen.findByText(/^Application submitted successfully!/);
    const sent = api.named('SubmitApplication').map(({ variables }) => variables['input']);
    expect(sent).toMatchObject([
      { boothRequirements: 'Corner', before: { boothRequirements: 'Corner' } },
      { boothRequirements: 'Power', before: { boothRequirements: 'Power' } },
    ]);
  });

  it('[AP-028] [AP-029] sends what was left empty as null, and marks what is no number of at least 0', async () => {
    const { user, api } = await start({ SubmitApplication: { application: { id: 'draft', status: 'pending' } } });
    const [years, sales] = [screen.getByLabelText('Years of experience'), screen.getByLabelText('Estimated sales')];
    await user.type(screen.getByLabelText(products), 'Mugs');
    for (const [typedYears, typedSales] of [
      ['-1', '-1'],
      ['2.5', '10.005'],
      ['5-10', '200-300'],
    ] as const) {
      await user.clear(years);
      await user.clear(sales);
      await user.type(years, typedYears);
      await user.type(sales, typedSales);
      await send(user);
      await waitFor(() =>
        expect([years, sales].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']),
      );
      screen.getByText('Please enter a whole number from 0 to 150');
    }
    expect(api.named('SubmitApplication')).toEqual([]);
    await user.clear(years);
    await user.clear(sales);
    await send(user);
    await waitFor(() => expect(api.named('SubmitApplication')).toHaveLength(1));
    expect(api.named('SubmitApplication')[0]?.variables['input']).toMatchObject({
      experienceYears: null,
      estimatedSalesCents: null,
    });
  });

  it('[AP-024] names the organizer in general where their business is unknown', async () => {
    const organizer = null as never;
    const { user } = await start({
      Event: eventAnswer({ organizerId: 'another', organizer }),
      SubmitApplication: { application: { id: 'draft', status: 'pending' } },
    });
    await user.type(screen.getByLabelText(products), 'Mugs');
    await send(user);
    await screen.findByText(/ has been sent to the organizer\. You can track the status in your dashboard\.$/);
  });

  it('[AP-022] sends nothing without a draft', async () => {
    const { ApplicationForm } = await import('./components/application-form.js');
    const event = {
      id: 'e1',
      title: 'Fair',
      boothFeeCents: 0,
      applicationFeeCents: 0,
      refundPolicy: null,
      terms: 'seen',
      eventEndDate: null,
      eventDate: '2027-05-08',
      timeZone: 'UTC',
    };
    const api = new FakeApi({ ApplicationForEvent: { application: null } });
    render(
      <Providers store={createStore()}>
        <ApplicationForm draftId="" event={event} onSubmitted={never} onSubmittedEarlier={never} onCanceled={never} />
      </Providers>,
    );
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(products), 'Mugs');
    await send(user);
    await screen.findByText('No draft application found. Please try again.');
    expect(api.named('SubmitApplication')).toEqual([]);
  });

  it('[AP-023] says that the submission failed where nothing says why', async () => {
    const { user } = await start({ SubmitApplication: refuse('INTERNAL', 'Something went wrong.') });
    await user.type(screen.getByLabelText(products), 'Mugs');
    await send(user);
    await screen.findByText('Failed to submit application. Please try again.');
  });

  it('[AP-023] shows what was refused and keeps what was typed', async () => {
    const { user, api } = await start({
      SubmitApplication: refuse('APPLICATION.DEADLINE_PASSED', 'The application deadline has passed.'),
    });
    await user.type(screen.getByLabelText(products), 'Mugs');
    await send(user);
    await screen.findByText('The application deadline has passed.');
    expect(screen.getByLabelText(products)).toHaveProperty('value', 'Mugs');
    expect(localStorage.getItem(kept)).toContain('Mugs');
    api.set('SubmitApplication', refuse('BAD_INPUT', 'x', [{ path: 'input.productsOffered', message: 'Too long.' }]));
    await send(user);
    await screen.findByText('Too long.');
    expect(screen.getByLabelText(products).getAttribute('aria-invalid')).toBe('true');
  });

  it('[AP-015] closes the form where the application was sent meanwhile, as in another tab', async () => {
    const sent = { application: application({ id: 'draft', status: 'pending' }) };
    const { user, api } = await start({
      SubmitApplication: () => {
        api.set('ApplicationForEvent', sent);
        return refuse('APPLICATION.NOT_DRAFT', 'You have already submitted an application for this event.');
      },
    });
    await user.type(screen.getByLabelText(products), 'Mugs');
    await send(user);
    const told = await screen.findByText(
      'You have already submitted an application for this event. Check your dashboard for status updates.',
    );
    expect(told.closest('[role]')?.getAttribute('role')).toBe('status');
    await screen.findByRole('link', { name: 'View your application' });
    expect(screen.queryByLabelText(products)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await waitFor(() => expect(localStorage.getItem(kept)).toBeNull());
  });

  it('sends an application whose draft was discarded in another tab', async () => {
    const { user, api } = await start();
    await user.type(screen.getByLabelText(products), 'Mugs');
    await waitFor(() => expect(localStorage.getItem(kept)).toContain('Mugs'));
    api.set('SubmitApplication', () => {
      api.set('SubmitApplication', { application: { id: 'draft', status: 'pending' } });
      return refuse('NOT_FOUND', 'No draft application found. Please try again.');
    });
    await send(user);
    await screen.findByText(/^Application submitted successfully!/);
    expect(api.named('CreateDraft')).toHaveLength(2);
    expect(api.named('SubmitApplication')[1]?.variables['input']).toMatchObject({
      productsOffered: 'Mugs',
      before: { productsOffered: '' },
    });
  });

  it('closes when it is canceled and another tab discarded the draft', async () => {
    const gone = refuse('NOT_FOUND', 'No draft application found. Please try again.');
    const { user } = await start({ DeleteDraft: gone, ApplicationImages: { images: [] } });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('button', { name: 'Apply Now' });
  });

  it('lets the vendor read what the organizer will see, amounts as money', async () => {
    const { user } = await start();
    await user.type(screen.getByLabelText('Years of experience'), '1');
    await enter(user, screen.getByLabelText('Estimated sales'), '$1,200.5');
    await user.click(screen.getByText('See what the organizer will see'));
    await screen.findByText('1 year');
    screen.getByText('$1,200.50');
    screen.getByText('$85.00');
    await enter(user, screen.getByLabelText('Years of experience'), ' or 2');
    await waitFor(() => expect(screen.queryByText(/years?$/)).toBeNull());
  });

  it('says before sending what a vendor who withdraws gets back', async () => {
    await start({ Event: eventAnswer({ eventDate: '2090-05-08' }) });
    await screen.findByText(
      'If you withdraw after paying: Full refund until Sat, Apr 8, 2090 (30 days before the event). 50% back until Mon, Apr 24, 2090 (14 days before the event). No refund after that.',
    );
  });

  it('[AP-026] deletes a draft without a question once it is known to have no photos', async () => {
    const { user, api } = await start({ DeleteDraft: { done: { id: 'draft' } } });
    const failed = await screen.findByText('Failed to load existing images');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep writing' }));
    api.set('ApplicationImages', { images: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(failed.isConnected).toBe(false));
    expect(api.named('DeleteDraft')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('button', { name: 'Apply Now' });
    expect(api.named('DeleteDraft')).toHaveLength(1);
  });

  it('[AP-026] deletes the draft when it is canceled, after a question where something was written, and shows the panel again', async () => {
    const { user, api } = await start({ DeleteDraft: { done: { id: 'draft' } } });
    await user.type(screen.getByLabelText(products), 'Mugs');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(api.named('DeleteDraft')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Discard application' }));
    await screen.findByRole('button', { name: 'Apply Now' });
    const panel = screen.getByRole('region', { name: 'Apply to Participate' });
    await waitFor(() => expect(document.activeElement?.contains(panel)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    expect(api.named('DeleteDraft')[0]?.variables).toEqual({ draftId: 'draft' });
    await waitFor(() => expect(localStorage.getItem(kept)).toBeNull());
  });
});
