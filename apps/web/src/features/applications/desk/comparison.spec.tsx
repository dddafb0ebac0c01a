import { screen, waitFor, within } from '@testing-library/react';
import { deskEntry, deskPage } from '../../../testing/market-events.js';
import { openRoute } from '../../../testing/render-route.js';

const photo = { id: 'p1', fileSize: 10, displayOrder: 1, imageUrl: '/files/large', thumbnailUrl: '/files/small' };
const vendor = (id: string, businessName: string) => ({
  id,
  businessName,
  contactName: 'Ann',
  city: 'Salem',
  state: 'OR',
});
const items = ['A', 'B', 'C', 'D', 'E'].map((name) =>
  deskEntry(
    {
      id: `ap${name}`,
      vendor: vendor(name, name),
      productsOffered: `Goods of ${name}`,
      images: [photo],
      previousEvents: `Fair of ${name}`,
      socialMediaLinks: `example.org/${name}`,
      insuranceInfo: `Insurer of ${name}`,
      estimatedSalesCents: name === 'D' ? null : 60_000,
    },
    { note: `Note on ${name}` },
  ),
);

describe('comparing applications', () => {
  it('shows up to four side by side, by keyboard too, with one row per answered question and a dash for no answer', async () => {
    const { user } = openRoute('/applications', {
      viewer: 'organizer',
      answers: {
        MyEvents: { events: { total: 0, items: [] } },
        DeskChoices: { choices: { categories: [], tags: [] } },
        DeskApplications: deskPage(items, { total: 5 }),
        BulkDecisions: { bulks: [] },
        ComparedApplications: { applications: { items } },
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select A' }));
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
    for (const name of ['B', 'C', 'D', 'E'])
      await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    expect(screen.getByRole('button', { name: 'Select up to 4 to compare' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: 'Select E' }));
    (await screen.findByRole('button', { name: 'Compare' })).focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    const vendors = () => dialog.getAllByRole('columnheader').map((one) => one.getAttribute('aria-label'));
    await waitFor(() => expect(vendors()).toEqual(['A', 'B', 'C', 'D']));
    expect(dialog.getByRole('region', { name: 'Side by side' }).tabIndex).toBe(0);
    const answers = (question: string) =>
      within(dialog.getByRole('rowheader', { name: question }).closest('tr') as HTMLElement).getAllByRole('cell');
    const textsOf = (question: string) => answers(question).map((cell) => cell.textContent);
    const questions = dialog.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(questions.slice(0, 2)).toEqual(['Decision', 'Your marks']);
    expect(questions).not.toEqual(expect.arrayContaining(['Special requests']));
    expect(textsOf('Products')).toEqual(['Goods of A', 'Goods of B', 'Goods of C', 'Goods of D']);
    expect(textsOf('Previous events')[0]).toBe('Fair of A');
    expect(textsOf('Social media')[0]).toBe('example.org/A');
    expect(textsOf('Insurance')[0]).toBe('Insurer of A');
    expect(textsOf('Your marks')[0]).toContain('Note on A');
    expect(textsOf('Booth fee')).toEqual(['$75.00', '$75.00', '$75.00', '$75.00']);
    expect(textsOf('Estimated sales')).toEqual(['$600.00', '$600.00', '$600.00', '—']);
    expect(
      within(answers('Photos')[0] as HTMLElement)
        .getByRole('button', { name: 'View photo 1' })
        .querySelector('img')
        ?.getAttribute('src'),
    ).toBe('/files/large');
    await user.click(dialog.getByRole('button', { name: 'Remove A from the comparison' }));
    await waitFor(() => expect(vendors()).toEqual(['B', 'C', 'D']));
  });

  it('ends with the last one taken out, until it is asked for again', async () => {
    const { user } = openRoute('/applications', {
      viewer: 'organizer',
      answers: {
        MyEvents: { events: { total: 0, items: [] } },
        DeskChoices: { choices: { categories: [], tags: [] } },
        DeskApplications: deskPage(items.slice(0, 2)),
        BulkDecisions: { bulks: [] },
        ComparedApplications: { applications: { items: items.slice(0, 2) } },
      },
    });
    for (const name of ['A', 'B']) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    for (const name of ['A', 'B'])
      await user.click(await screen.findByRole('button', { name: `Remove ${name} from the comparison` }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('checkbox', { name: 'Select A' }));
    await screen.findByRole('button', { name: 'Clear' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows a mark immediately, also on an application that the list no longer holds', async () => {
    const listed = items.slice(0, 2);
    const { api, user } = openRoute('/applications', {
      viewer: 'organizer',
      answers: {
        MyEvents: { events: { total: 0, items: [] } },
        DeskChoices: { choices: { categories: [], tags: [] } },
        DeskApplications: deskPage(listed, { total: 2 }),
        BulkDecisions: { bulks: [] },
        ComparedApplications: { applications: { items: listed } },
      },
    });
    for (const name of ['A', 'B']) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    api.set('DeskApplications', deskPage([]));
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'Z');
    await screen.findByText('No applications match');
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const starred = deskEntry({ id: 'apA', vendor: vendor('A', 'A') }, { shortlisted: true });
    api.set('ComparedApplications', { applications: { items: [starred, listed[1]] } });
    api.set('MarkApplication', { marks: starred.marks });
    await user.click(await screen.findByRole('button', { name: 'Shortlist A', pressed: false }));
    await screen.findByRole('button', { name: 'Shortlist A', pressed: true });
    expect(api.named('ComparedApplications')[0]?.variables).toEqual({ applicationIds: ['apA', 'apB'] });
  });
});
