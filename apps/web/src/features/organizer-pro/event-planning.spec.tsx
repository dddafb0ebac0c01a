import { screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { answered } from '../../testing/answered.js';
import { refuse } from '../../testing/fake-api.js';
import { todayIn } from '../../lib/format/dates.js';
import { openRoute } from '../../testing/render-route.js';

const dates = { eventDate: '2020-05-08', eventEndDate: '2020-05-09', timeZone: 'UTC', defaultedFields: [] };
const ended = { id: 'e1', title: 'Spring Fair', ...dates };
const answers = { ProPublishedEvents: { upcoming: { items: [] }, begun: { items: [ended] } } };

describe('the checklist of an event', () => {
  const plan = (isDone: boolean, own = true) => ({
    plan: {
      eventId: 'e1',
      tasks: [
        { id: 'site', title: null, dueDate: '2020-01-10', isDone },
        ...(own ? [{ id: 'own', title: 'Hire a band', dueDate: '2099-01-10', isDone: false }] : []),
      ],
    },
  });

  it('[TO-026] shows what is overdue, also after the event, and saves ticks, new tasks and removals', async () => {
    let kept = plan(false);
    const { api, user } = openRoute('/organizer-pro/event-planning', {
      viewer: 'proOrganizer',
      answers: {
        ...answers,
        EventPlan: () => kept,
        TickPlanningTask: () => (kept = plan(true)),
        AddPlanningTask: () => kept,
        RemovePlanningTask: () => (kept = plan(true, false)),
      },
    });
    const site = await screen.findByRole('checkbox', { name: /Book the site and the permits/ });
    screen.getByText('overdue since Fri, Jan 10, 2020');
    screen.getByText('0 of 2 done');
    await user.click(site);
    await screen.findByText('1 of 2 done');
    await user.click(screen.getByRole('button', { name: 'Remove Hire a band' }));
    await screen.findByText('1 of 1 done');
    await enter(user, screen.getByLabelText('Task'), 'Rent tents');
    await enter(user, screen.getByLabelText('Due on'), '2027-04-01');
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    await waitFor(() =>
      expect(api.named('AddPlanningTask').map(({ variables }) => variables)).toEqual([
        { input: { eventId: 'e1', title: 'Rent tents', dueDate: '2027-04-01' } },
      ]),
    );
    expect(api.named('TickPlanningTask')[0]?.variables).toEqual({
      input: { eventId: 'e1', taskId: 'site', isDone: true },
    });
  });

  it('puts a task back that was removed, with its tick, next to one that is the same', async () => {
    const own = { id: 'own', title: 'Hire a band', dueDate: '2099-01-10', isDone: true };
    const planOf = (...tasks: object[]) => ({ plan: { eventId: 'e1', tasks } });
    const { api, user } = openRoute('/organizer-pro/event-planning', {
      viewer: 'proOrganizer',
      answers: {
        ...answers,
        EventPlan: planOf({ ...own, id: 'twin', isDone: false }, own),
        RemovePlanningTask: planOf({ ...own, id: 'twin', isDone: false }),
        AddPlanningTask: planOf({ ...own, id: 'twin', isDone: false }, { ...own, id: 'again', isDone: false }),
        TickPlanningTask: planOf({ ...own, id: 'twin', isDone: false }, { ...own, id: 'again' }),
      },
    });
    const [, remove] = await screen.findAllByRole('button', { name: 'Remove Hire a band' });
    await user.click(remove as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(api.named('TickPlanningTask')).toHaveLength(1));
    expect(api.named('AddPlanningTask')[0]?.variables).toEqual({
      input: { eventId: 'e1', title: 'Hire a band', dueDate: '2099-01-10' },
    });
    expect(api.named('TickPlanningTask')[0]?.variables).toEqual({
      input: { eventId: 'e1', taskId: 'again', isDone: true },
    });
  });

  it('leads from each task to where it is done for this event', async () => {
    const ids = ['recruit', 'decide', 'promote', 'payments', 'layout', 'documents', 'rate', 'thank', 'site'];
    const tasks = ids.map((id) => ({ id, title: null, dueDate: '2099-01-10', isDone: false }));
    openRoute('/organizer-pro/event-planning', {
      viewer: 'proOrganizer',
      answers: { ...answers, EventPlan: { plan: { eventId: 'e1', tasks } } },
    });
    await screen.findByRole('checkbox', { name: /Book the site/ });
    const ways = within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(ways).toEqual(
      expect.arrayContaining([
        '/organizer-pro/vendor-recruitment?event=e1',
        '/applications?event=e1',
        '/organizer-pro/marketing?event=e1',
        '/messages/broadcast?event=e1&to=unpaid',
        '/applications/roster?event=e1',
        '/events/e1',
        '/organizer-pro/quality-management?event=e1',
        '/messages/broadcast?event=e1',
      ]),
    );
  });

  it.each([
    ['Pacific/Kiritimati', 'overdue since'],
    ['Pacific/Pago_Pago', 'by'],
  ])('calls a task overdue once its day has passed where the event is: %s', async (timeZone, words) => {
    const ProPublishedEvents = { upcoming: { items: [] }, begun: { items: [{ ...ended, timeZone }] } };
    const tasks = [{ id: 'site', title: null, dueDate: todayIn('Pacific/Pago_Pago'), isDone: false }];
    openRoute('/organizer-pro/event-planning', {
      viewer: 'proOrganizer',
      answers: { ProPublishedEvents, EventPlan: { plan: { eventId: 'e1', tasks } } },
    });
    await screen.findByText(new RegExp(`^${words} `));
  });

  it('shows a tick until the list has it, and saves ticks one after the other', async () => {
    const opened = openRoute('/organizer-pro/event-planning', {
      viewer: 'proOrganizer',
      answers: { ...answers, EventPlan: plan(false) },
    });
    const { api, user } = opened;
    const site = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Book the site and the permits/ });
    await waitFor(site);
    const waiting: (() => void)[] = [];
    const held = (answer: unknown) => () => new Promise((resolve) => waiting.push(() => resolve(answer)));
    api.set('TickPlanningTask', plan(true));
    api.set('EventPlan', held(plan(true)));
    await user.click(site());
    await waitFor(() => expect(waiting).toHaveLength(1));
    expect(site().checked).toBe(true);
    waiting.shift()?.();
    await answered(opened);
    api.set('TickPlanningTask', held(plan(false)));
    await user.click(site());
    await user.click(site());
    const ticks = () => api.named('TickPlanningTask').map(({ variables }) => variables['input']);
    await waitFor(() => expect(waiting).toHaveLength(1));
    expect(ticks()).toHaveLength(2);
    api.set('EventPlan', plan(true));
    waiting.shift()?.();
    await waitFor(() => expect(ticks()).toHaveLength(3));
    expect(ticks()).toMatchObject([{ isDone: true }, { isDone: false }, { isDone: true }]);
  });

  it('shows what was clicked last while an earlier click is saved, or refused', async () => {
    const { api, user } = openRoute('/organizer-pro/event-planning', {
      viewer: 'proOrganizer',
      answers: { ...answers, EventPlan: plan(false) },
    });
    const site = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Book the site and the permits/ });
    await waitFor(site);
    const waiting: ((answer: unknown) => void)[] = [];
    api.set('TickPlanningTask', () => new Promise((resolve) => waiting.push(resolve)));
    await user.click(site());
    await user.click(site());
    await waitFor(() => expect(waiting).toHaveLength(1));
    api.set('EventPlan', plan(true));
    waiting.shift()?.(plan(true));
    await screen.findByText('1 of 2 done');
    expect(site().checked).toBe(false);
    await user.click(site());
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.shift()?.(refuse('INTERNAL', 'Down'));
    await screen.findByText('The checklist could not be saved. Please try again.');
    expect(site().checked).toBe(true);
  });

  it('keeps the list and a new task if it can be neither saved nor read again', async () => {
    const { api, user } = openRoute('/organizer-pro/event-planning', {
      viewer: 'proOrganizer',
      answers: { ...answers, EventPlan: plan(false), AddPlanningTask: refuse('INTERNAL', 'Down') },
    });
    await enter(user, await screen.findByLabelText('Task'), 'Rent tents');
    await enter(user, screen.getByLabelText('Due on'), '2027-04-01');
    api.set('EventPlan', refuse('INTERNAL', 'Down'));
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    await waitFor(() => expect(api.named('EventPlan')).toHaveLength(2));
    await waitFor(() => expect(screen.getByLabelText('Task')).toHaveProperty('value', 'Rent tents'));
    screen.getByText('0 of 2 done');
  });
});
