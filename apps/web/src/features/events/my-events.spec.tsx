import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { card } from '../../testing/market-events.js';

const events = [
  card({ id: 'e1', title: 'Winter Fair', eventDate: '2027-12-04', eventEndDate: '2027-12-04' }),
  card({ id: 'e2', title: 'Autumn Fair', eventDate: '2027-10-02', eventEndDate: '2027-10-03' }),
];
const list = (items: unknown[]) => ({ events: { total: items.length, items } });
const open = (answer: unknown = list(events)) =>
  openRoute('/my-events', { viewer: 'organizer', answers: { MyEvents: answer } });
const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

describe('the organizer’s own events', () => {
  it('[EV-068] are listed with status and dates, and can be viewed, edited and deleted', async () => {
    const { user, api } = open();
    const link = await screen.findByRole('link', { name: 'Winter Fair' });
    expect(link.getAttribute('href')).toBe('/events/e1');
    expect(link.closest('tr')?.textContent).toMatch(/Applications Open.*Sat, Dec 4, 2027/);
    expect(screen.getByRole('link', { name: 'Edit Winter Fair' }).getAttribute('href')).toBe('/events/e1/edit');
    api.set('DeleteEvent', { done: { id: 'e1' } });
    await user.click(screen.getByRole('button', { name: 'Delete Winter Fair' }));
    await user.click(await screen.findByRole('button', { name: 'Delete event' }));
    await waitFor(() => expect(api.named('DeleteEvent')[0]?.variables).toEqual({ id: 'e1' }));
  });

  it('are put in order by the day they are on and not by how it reads', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Dates' }));
    expect(titles()).toEqual(['Autumn Fair', 'Winter Fair']);
  });

  it('keep their place while they are loaded, and say what failed', async () => {
    const { user, api } = open(refuse('UNAVAILABLE', 'down'));
    await screen.findByText('Your events could not be loaded.');
    api.set('MyEvents', list([]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No events yet');
  });
});
