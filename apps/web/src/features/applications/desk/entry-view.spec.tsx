import { screen, waitFor, within } from '@testing-library/react';
import { deskEntry, deskPage } from '../../../testing/market-events.js';
import { openRoute } from '../../../testing/render-route.js';

const entryOf = (name: string, facts: object = {}) =>
  deskEntry({
    id: `ap${name}`,
    vendor: { id: name, businessName: name, contactName: 'Ann', city: 'Salem', state: 'OR' },
    productsOffered: `Goods of ${name}`,
    ...facts,
  });
const [a, b, c] = [entryOf('A'), entryOf('B'), entryOf('C')];

const open = (path = '/applications?view=table') =>
  openRoute(path, {
    viewer: 'organizer',
    answers: {
      MyEvents: { events: { total: 0, items: [] } },
      DeskChoices: { choices: { categories: [], tags: [] } },
      BulkDecisions: { bulks: [] },
      DeskApplications: deskPage([a, b, c]),
    },
  });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Application' }));

describe('one application of the table', () => {
  it('opens in full, with its vendor, and the arrow keys show the others in the order of the table', async () => {
    const { user } = open('/applications?view=table&sort=-vendor');
    await user.click(await screen.findByRole('link', { name: 'B' }));
    const view = await dialog();
    const vendorIs = (name: string) => view.findByRole('link', { name });
    expect((await vendorIs('B')).getAttribute('href')).toBe('/vendors/B');
    await view.findByText('Goods of B');
    await user.click(view.getByRole('button', { name: 'Previous' }));
    await vendorIs('C');
    await user.keyboard('{ArrowLeft}');
    await vendorIs('A');
    await view.findByText('A, 3 of 3');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await vendorIs('B');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const link = screen.getByRole('link', { name: 'B' });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(link.getAttribute('href')).toBe('/applications?application=apB');
  });

  it('is decided there, stays although it leaves the list, and leads on to what comes next', async () => {
    const { user, api } = open('/applications?view=table&status=pending');
    await user.click(await screen.findByRole('link', { name: 'B' }));
    const view = await dialog();
    await user.click(await view.findByRole('button', { name: 'Accept' }));
    const decision = within(await screen.findByRole('dialog', { name: /B/ }));
    await user.type(await decision.findByLabelText(/^Message/), 'Hi{ArrowLeft}');
    api.set('AcceptApplication', { application: { id: 'apB', status: 'accepted' } });
    api.set('DeskApplications', deskPage([a, c]));
    api.set('ComparedApplications', { applications: { items: [entryOf('B', { status: 'accepted' })] } });
    await user.click(decision.getByRole('button', { name: 'Accept application' }));
    await view.findByText('Accepted');
    view.getByRole('link', { name: 'B' });
    await waitFor(() => expect(view.queryByRole('button', { name: 'Accept' })).toBeNull());
    await user.click(view.getByRole('button', { name: 'Next' }));
    await view.findByRole('link', { name: 'C' });
  });
});
