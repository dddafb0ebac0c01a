import { screen, waitFor, within } from '@testing-library/react';
import { card, eventAnswer } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

const dates = 'May 8–9, 2027';
const old = { id: 'old', title: 'Old Mill Fair' };
const open = (path: string, total = 140) =>
  openRoute(path, {
    viewer: 'organizer',
    answers: {
      MyEvents: ({ input }: { input: { search?: string } }) => ({
        events: input.search
          ? { total: 1, items: [card(old)] }
          : { total, items: [card({ id: 'e1', title: 'Spring Fair' })] },
      }),
      OrganizerInterests: { interests: { total: 0, items: [] } },
      Event: eventAnswer(old),
    },
  });

describe('choosing one of many events', () => {
  it('finds an event beyond those that the list holds', async () => {
    const { user, path } = open('/organizer/interests');
    const list = within(await screen.findByLabelText('Event'));
    await list.findByRole('option', { name: `Spring Fair · ${dates}` });
    await user.type(await screen.findByLabelText('Find an event'), 'mill');
    await screen.findByText('1 event found');
    await user.selectOptions(screen.getByLabelText('Event'), `Old Mill Fair · ${dates}`);
    await waitFor(() => expect(path()).toContain('event=old'));
    await user.clear(screen.getByLabelText('Find an event'));
    await list.findByRole('option', { name: `Spring Fair · ${dates}` });
    await screen.findByRole('option', { name: `Old Mill Fair · ${dates}`, selected: true });
  });

  it('names the event of the address that the list does not hold', async () => {
    const { api } = open('/organizer/interests?event=old');
    await screen.findByRole('option', { name: `Old Mill Fair · ${dates}`, selected: true });
    expect(api.named('Event').map(({ variables }) => variables)).toEqual([{ id: 'old' }]);
  });

  const held = () => {
    let release = (_: unknown): void => undefined;
    const answer = new Promise((resolve) => (release = resolve));
    return { answer, release };
  };

  it('keeps the chosen event and the list while the first search loads', async () => {
    const { user, api } = open('/organizer/interests?event=e1');
    await screen.findByRole('option', { name: `Spring Fair · ${dates}`, selected: true });
    const { answer, release } = held();
    api.set('MyEvents', () => answer);
    await user.type(await screen.findByLabelText('Find an event'), 'mill');
    await waitFor(() => expect(screen.getByLabelText('Event').getAttribute('aria-busy')).toBe('true'));
    screen.getByRole('option', { name: `Spring Fair · ${dates}`, selected: true });
    release({ events: { total: 1, items: [card(old)] } });
    await screen.findByRole('option', { name: `Old Mill Fair · ${dates}` });
    screen.getByRole('option', { name: `Spring Fair · ${dates}`, selected: true });
    expect(api.named('Event')).toEqual([]);
  });

  it('does not say all events while the chosen one loads', async () => {
    const { answer, release } = held();
    const { api } = open('/organizer/interests?event=old');
    api.set('Event', () => answer);
    await screen.findByRole('option', { name: 'The event you chose', selected: true });
    release(eventAnswer(old));
    await screen.findByRole('option', { name: `Old Mill Fair · ${dates}`, selected: true });
  });

  it('asks for no search while the list holds all', async () => {
    open('/organizer/interests', 1);
    await screen.findByRole('option', { name: `Spring Fair · ${dates}` });
    expect(screen.queryByLabelText('Find an event')).toBeNull();
  });
});
