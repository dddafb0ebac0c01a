import '../../testing/environment.js';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Providers } from '../../app/providers.js';
import { askSession } from '../../lib/session/session-api.js';
import { createStore } from '../../lib/state/store.js';
import { answered } from '../../testing/answered.js';
import { FakeApi, refuse } from '../../testing/fake-api.js';
import { application, card } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';
import { withTemplates } from '../../testing/templates.js';
import { viewers } from '../../testing/viewers.js';
import { QuickApplyList, type QuickApplyControls } from './components/quick-apply-list.js';

it('quick-apply hands its controls over once, also where each rendering lists new events', async () => {
  new FakeApi({ ...withTemplates, CurrentUser: { user: viewers.proVendor } });
  const store = createStore();
  await store.dispatch(askSession());
  const handed = jest.fn();
  function Screen() {
    const [controls, setControls] = useState<QuickApplyControls>();
    handed(controls);
    return (
      <>
        {controls?.start}
        {controls?.apply({ id: 'e1' })}
        <QuickApplyList events={[card()]} onControls={setControls} />
      </>
    );
  }
  render(
    <Providers store={store}>
      <Screen />
    </Providers>,
  );
  await screen.findByRole('button', { name: 'Quick-apply to Riverside Spring Craft Fair' });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Apply to several' }));
  await screen.findByRole('button', { name: 'Select Riverside Spring Craft Fair' });
  expect(handed).toHaveBeenCalledTimes(2);
});

describe('quick-apply from the list of events', () => {
  const items = [card(), card({ id: 'e2', title: 'Hill Market' }), card({ id: 'e3', badge: 'applications_closed' })];
  const open = (more = {}) =>
    openRoute('/events', {
      viewer: 'proVendor',
      answers: { Events: { events: { total: 3, items } }, ...withTemplates, ...more },
    });

  it('sends an application from a card, after a summary', async () => {
    const { user, api } = open({ QuickApply: { application: { id: 'ap1', status: 'pending' } } });
    await user.click(await screen.findByRole('button', { name: 'Quick-apply to Hill Market' }));
    const dialog = await screen.findByRole('dialog', { name: 'Apply to Hill Market' });
    await user.click(await within(dialog).findByRole('button', { name: 'Send application' }));
    await screen.findByText('Application to Hill Market sent');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Quick-apply to Hill Market' })).toBeNull());
    expect(api.named('QuickApply')[0]?.variables['input']).toEqual({ eventId: 'e2', terms: 'seen', templateId: 't1' });
  });

  it('shows the terms that the organizer changed before an application goes out', async () => {
    const { user, api } = open();
    await user.click(await screen.findByRole('button', { name: 'Quick-apply to Hill Market' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply to Hill Market' }));
    await dialog.findByText(/^If you withdraw after paying: Full refund until /);
    const dearer = card({ id: 'e2', title: 'Hill Market', boothFeeCents: 9_000, terms: 'newer' });
    api.set('Events', { events: { total: 1, items: [dearer] } });
    api.set('QuickApply', refuse('APPLICATION.TERMS_CHANGED', 'The organizer changed the fees.'));
    await user.click(dialog.getByRole('button', { name: 'Send application' }));
    await dialog.findByText('The organizer changed the fees.');
    await dialog.findByText('Booth fee: $90.00 (was: $75.00)');
    await dialog.findByText('You pay nothing now. $100.00 is due once you are accepted.');
    api.set('QuickApply', { application: { id: 'ap1', status: 'pending' } });
    await user.click(await dialog.findByRole('button', { name: 'Send application', busy: false }));
    await screen.findByText('Application to Hill Market sent');
    expect(api.named('QuickApply').map(({ variables }) => variables['input'])).toMatchObject([
      { terms: 'seen' },
      { terms: 'newer' },
    ]);
  });

  it('applies to several events with new terms once the list shows them', async () => {
    const { user, api } = open();
    const apply = async () => {
      await user.click(await screen.findByRole('button', { name: 'Apply to several' }));
      await user.click(await screen.findByRole('button', { name: 'Select Riverside Spring Craft Fair' }));
      await user.click(screen.getByRole('button', { name: 'Select Hill Market' }));
      await user.click(await screen.findByRole('button', { name: 'Apply to 2 events' }));
      await user.click(await screen.findByRole('button', { name: 'Send 2 applications' }));
    };
    const changed = {
      application: null,
      code: 'APPLICATION.TERMS_CHANGED',
      message: 'The organizer changed the fees.',
    };
    api.set('Events', {
      events: { total: 2, items: items.slice(0, 2).map((event) => ({ ...event, terms: 'newer' })) },
    });
    api.set('QuickApplyToMany', { answers: ['e1', 'e2'].map((eventId) => ({ eventId, ...changed })) });
    await apply();
    expect(await screen.findAllByText('The organizer changed the fees.')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'See your applications' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    const listed = () => screen.getAllByRole('heading', { name: /^(Riverside Spring Craft Fair|Hill Market)$/ });
    await waitFor(() => expect(listed()).toHaveLength(2));
    const sent = { application: { id: 'ap1', status: 'pending' }, code: null, message: null };
    api.set('QuickApplyToMany', { answers: ['e1', 'e2'].map((eventId) => ({ eventId, ...sent })) });
    await apply();
    const seeAll = await screen.findByRole('link', { name: 'See your applications' });
    expect(seeAll.getAttribute('href')).toBe('/vendor/applications?status=pending');
    await waitFor(() => expect(api.named('QuickApplyToMany')).toHaveLength(2));
    expect(api.named('QuickApplyToMany')[1]?.variables['input']).toMatchObject({
      events: [
        { eventId: 'e1', terms: 'newer' },
        { eventId: 'e2', terms: 'newer' },
      ],
    });
  });

  it('shows what became of an application in place of the offer to send it again', async () => {
    const sent = [
      { id: 'ap1', eventId: 'e1', status: 'accepted', images: [] },
      { id: 'ap2', eventId: 'e2', status: 'withdrawn', images: [] },
    ];
    const { api } = open({ AppliedEvents: { applications: sent } });
    await screen.findByText('Accepted');
    expect(api.named('AppliedEvents')[0]?.variables).toEqual({ eventIds: ['e1', 'e2', 'e3'] });
    screen.getByText('Withdrawn');
    expect(screen.queryByRole('button', { name: /^Quick-apply to/ })).toBeNull();
  });

  it('shows a vendor without templates what became of their applications, also where applications are closed', async () => {
    const applications = [{ id: 'ap3', eventId: 'e3', status: 'accepted', images: [] }];
    const answers = { Events: { events: { total: 3, items } }, AppliedEvents: { applications } };
    openRoute('/events', { viewer: 'vendor', answers });
    await screen.findByText('Accepted');
    expect(screen.queryByRole('button', { name: 'Apply to several' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Quick-apply to/ })).toBeNull();
  });

  it('adds photos to an application that was sent without any', async () => {
    const { user, api } = open({
      AppliedEvents: { applications: [{ id: 'ap2', eventId: 'e2', status: 'pending', images: [] }] },
      ApplicationForEvent: { application: application({ id: 'ap2', eventId: 'e2' }) },
    });
    const add = 'Add photos to your application to Hill Market';
    await user.click(await screen.findByRole('button', { name: add }));
    await screen.findByRole('dialog', { name: 'Edit your application to Riverside Spring Craft Fair' });
    expect(api.lastVariables('ApplicationForEvent')).toEqual({ eventId: 'e2' });
  });

  const replaced = 'You started an application to Hill Market. What you entered there is replaced by this template.';

  it.each([
    ['a draft', [{ id: 'ap2', eventId: 'e2', status: 'draft', images: [{ id: 'i1' }, { id: 'i2' }] }], 1],
    ['no draft', [], 0],
  ])(
    'says what it replaces of a started application, and which photos go along: %s',
    async (_, applications, notices) => {
      const { user, api, store } = open({ AppliedEvents: { applications } });
      await waitFor(() => expect(api.named('AppliedEvents')).toHaveLength(1));
      await answered({ store });
      await user.click(await screen.findByRole('button', { name: 'Quick-apply to Hill Market' }));
      const dialog = await screen.findByRole('dialog', { name: 'Apply to Hill Market' });
      await within(dialog).findByRole('button', { name: 'Send application' });
      await waitFor(() => expect(within(dialog).queryAllByText(replaced)).toHaveLength(notices));
      const photos = notices ? 'Photos: 2, from the application you started.' : /^Photos: none\. /;
      await within(dialog).findByText(photos);
    },
  );

  it('promises no payment for an event without fees', async () => {
    const free = card({ id: 'e2', title: 'Hill Market', boothFeeCents: 0, applicationFeeCents: 0 });
    const { user } = open({ Events: { events: { total: 1, items: [free] } } });
    await user.click(await screen.findByRole('button', { name: 'Quick-apply to Hill Market' }));
    await screen.findByText('You pay nothing: the event is free.');
    expect(screen.queryByText(/is due once/)).toBeNull();
  });

  it('applies to several events in one step and shows the answer of each', async () => {
    const refused = { application: null, code: 'APPLICATION.NOT_DRAFT', message: 'You have already applied.' };
    const { user, api } = open({
      QuickApplyToMany: {
        answers: [
          { eventId: 'e1', application: { id: 'ap1', status: 'pending' }, code: null, message: null },
          { eventId: 'e2', ...refused },
        ],
      },
    });
    const start = await screen.findByRole('button', { name: 'Apply to several', pressed: false });
    await user.click(start);
    expect(document.activeElement).toBe(start);
    expect(start.getAttribute('aria-pressed')).toBe('true');
    await screen.findByText('Select the events to apply to.');
    await user.click(screen.getByRole('button', { name: 'Select Riverside Spring Craft Fair' }));
    await user.click(screen.getByRole('button', { name: 'Select Hill Market' }));
    await user.click(await screen.findByRole('button', { name: 'Apply to 2 events' }));
    const dialog = await screen.findByRole('dialog', { name: 'Apply to 2 events' });
    await within(dialog).findByText('You pay nothing now. You pay each event once it accepts you: $170.00 if all do.');
    within(dialog).getByText('Hill Market: $85.00');
    await user.click(await within(dialog).findByRole('button', { name: 'Send 2 applications' }));
    await within(dialog).findByText('Sent');
    within(dialog).getByText('You have already applied.');
    expect(document.activeElement).toBe(dialog);
    expect(api.named('QuickApplyToMany')[0]?.variables['input']).toEqual({
      events: ['e1', 'e2'].map((eventId) => ({ eventId, terms: 'seen' })),
      templateId: 't1',
    });
  });

  it('keeps the selected events while the vendor looks elsewhere, and after a second thought', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Apply to several' }));
    await user.click(await screen.findByRole('button', { name: 'Select Riverside Spring Craft Fair' }));
    await user.click(screen.getByRole('button', { name: 'Select Hill Market' }));
    await act(() => router.navigate('/vendor/application-accelerator'));
    await screen.findByRole('heading', { level: 1, name: 'Application Accelerator' });
    await act(() => router.navigate(-1));
    expect(JSON.stringify({ ...localStorage })).not.toContain('Hill Market');
    await user.click(await screen.findByRole('button', { name: 'Apply to 2 events' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply to 2 events' }));
    await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
    await screen.findByRole('button', { name: 'Select Hill Market', pressed: true });
    await user.click(screen.getByRole('button', { name: 'Stop selecting' }));
    await screen.findByRole('button', { name: 'Quick-apply to Hill Market' });
  });

  it('knows what was started for a selected event of another page, and drops the event once its terms changed', async () => {
    const { user, api, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Apply to several' }));
    await user.click(await screen.findByRole('button', { name: 'Select Hill Market' }));
    const draft = { id: 'ap2', eventId: 'e2', status: 'draft', images: [] };
    api.set('Events', { events: { total: 1, items: [card({ id: 'e9', title: 'Lake Fair' })] } });
    api.set('AppliedEvents', ({ eventIds }: { eventIds: string[] }) => ({
      applications: eventIds.includes('e2') ? [draft] : [],
    }));
    await act(() => router.navigate('/events?search=Lake'));
    await screen.findByRole('button', { name: 'Select Lake Fair' });
    await user.click(screen.getByRole('button', { name: 'Apply to 1 event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply to Hill Market' }));
    await dialog.findByText(replaced);
    const message = 'The organizer changed the fees.';
    api.set('QuickApplyToMany', {
      answers: [{ eventId: 'e2', application: null, code: 'APPLICATION.TERMS_CHANGED', message }],
    });
    await user.click(dialog.getByRole('button', { name: 'Send application' }));
    await dialog.findByText(message);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await screen.findByRole('button', { name: 'Apply to several', pressed: false });
    expect(screen.queryByRole('button', { name: 'Apply to 1 event' })).toBeNull();
  });

  it.each([
    ['some', 0, /^Photos from applications you started: Hill Market \(2\)\. The others have none/],
    ['all', 1, /^Photos from applications you started: Riverside Spring Craft Fair \(1\), Hill Market \(2\)\.$/],
  ])('says which of several applications have photos: %s', async (_, ofFirst, text) => {
    const draft = (id: string, count: number) => ({
      id: `a${id}`,
      eventId: id,
      status: 'draft',
      images: Array.from({ length: count }, (_, index) => ({ id: `${id}${index}` })),
    });
    const { user } = open({ AppliedEvents: { applications: [draft('e1', ofFirst), draft('e2', 2)] } });
    await user.click(await screen.findByRole('button', { name: 'Apply to several' }));
    await user.click(await screen.findByRole('button', { name: 'Select Riverside Spring Craft Fair' }));
    await user.click(screen.getByRole('button', { name: 'Select Hill Market' }));
    await user.click(await screen.findByRole('button', { name: 'Apply to 2 events' }));
    await within(await screen.findByRole('dialog', { name: 'Apply to 2 events' })).findByText(text);
  });

  it('warns of events on the same days, and leaves one of them out', async () => {
    const june = { eventDate: '2027-06-05', eventEndDate: '2027-06-05' };
    const listed = [card(), card({ id: 'e2', title: 'Hill Market' }), card({ id: 'e3', title: 'Lake Fair', ...june })];
    const booked = { id: 'e9', title: 'Lantern Night', startDate: '2027-06-04', endDate: '2027-06-06' };
    const { user, api } = open({
      Events: { events: { total: 3, items: listed } },
      UpcomingBooths: { applications: { items: [{ id: 'ap9', event: booked }] } },
      QuickApplyToMany: { answers: [] },
    });
    await user.click(await screen.findByRole('button', { name: 'Apply to several' }));
    for (const { title } of listed) await user.click(await screen.findByRole('button', { name: `Select ${title}` }));
    await user.click(await screen.findByRole('button', { name: 'Apply to 3 events' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply to 3 events' }));
    await dialog.findByText('You already have a booth on these days: Lantern Night.');
    dialog.getByText('On the same days: Hill Market.');
    await user.click(dialog.getByRole('button', { name: 'Do not apply to Hill Market' }));
    await screen.findByRole('dialog', { name: 'Apply to 2 events' });
    await waitFor(() => expect(screen.queryByText(/^On the same days/)).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Send 2 applications' }));
    await waitFor(() => expect(api.named('QuickApplyToMany')).toHaveLength(1));
    expect(api.named('QuickApplyToMany')[0]?.variables['input']).toMatchObject({
      events: [{ eventId: 'e1' }, { eventId: 'e3' }],
    });
  });
});
