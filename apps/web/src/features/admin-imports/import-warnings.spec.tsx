import { screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { openRoute } from '../../testing/render-route.js';

const job = {
  id: 'j',
  fileName: 'markets.csv',
  status: 'finished',
  totalRows: 2_881,
  processedRows: 2_881,
  createdCount: 2_879,
  failedCount: 0,
  warningCount: 2_884,
  error: null,
  errorCode: null,
  fileDeletedAt: null,
  skippedCount: 1,
  dryRun: false,
  undoneCount: 0,
};
const warning = { row: 3, title: 'Danville Market', field: 'vendor_fee', message: 'Missing. Used $75.' };
const messages = { messages: { total: 1, items: [warning] } };

describe('the warnings of an import', () => {
  it('[CL-047] are counted by field and kind, what decides first, and filtered by them', async () => {
    const counts = [
      { field: 'vendor_fee', isMissing: true, count: 2_879 },
      { field: 'city', isMissing: true, count: 5 },
      { field: 'vendor_fee', isMissing: false, count: 4 },
      { field: 'event_date', isMissing: true, count: 7 },
    ];
    const { user, api } = openRoute('/admin/import?job=j', {
      viewer: 'admin',
      answers: { ImportJob: { job }, ImportMessages: messages, ImportWarningCounts: { counts } },
    });
    const asked = () => api.lastVariables('ImportMessages');
    const summary = within(await screen.findByRole('group', { name: 'Field' })).getAllByRole('button');
    expect(summary.map(({ textContent }) => textContent)).toEqual([
      'Event date, missing (7)',
      'Vendor fee (4)',
      'City, missing (5)',
      'All (2,895)',
    ]);
    await waitFor(() => expect(asked()).toMatchObject({ input: { field: 'event_date', isMissing: true } }));
    screen.getByText('Missing in all 2,879 rows and filled in: Vendor fee');
    await user.click(summary[1] as HTMLElement);
    await waitFor(() => expect(asked()).toMatchObject({ input: { field: 'vendor_fee', isMissing: false } }));
    await user.click(screen.getByRole('button', { name: 'City, missing (5)', pressed: false }));
    await waitFor(() => expect(asked()).toMatchObject({ input: { field: 'city', isMissing: true } }));
    await screen.findByText('Danville Market');
    await user.click(screen.getByRole('button', { name: 'All (2,895)', pressed: false }));
    await waitFor(() => expect(asked()?.['input']).not.toHaveProperty('field'));
  });

  it('[CL-042] mark in the preview what is not from the file', async () => {
    const row = { row: 1, title: 'Danville Market', eventDate: '2027-06-16', city: 'Danville', state: 'Vermont' };
    const preview = {
      unknownColumns: [],
      columns: [{ position: 0, name: 'event_name', field: 'title', example: 'Danville Market' }],
      rows: [1, 2].map((number) => ({
        ...row,
        row: number,
        eventType: 'farmers_market',
        boothFeeCents: 7_500,
        boothCount: 35,
      })),
      warnings: [
        { row: 1, field: 'vendor_fee', message: 'Missing. Used $75.' },
        { row: 2, field: 'vendor_fee', message: '"about $75" was read as $75.' },
      ],
      failures: [],
    };
    const answers = { ImportPreview: { preview }, ImportJobs: { jobs: { total: 0, items: [] } } };
    const { user } = openRoute('/admin/import', { viewer: 'admin', answers });
    await enter(user, await screen.findByLabelText('Or paste rows'), 'event_name');
    const table = within(await screen.findByRole('table', { name: 'Preview' }));
    expect(table.getAllByText('(replaced)').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      expect.stringContaining('75'),
    ]);
  });

  it('come after the run, which can be left, and a trial says that it imports nothing', async () => {
    const running = { ...job, status: 'running', dryRun: true, processedRows: 1_000 };
    openRoute('/admin/import?job=j', { viewer: 'admin', answers: { ImportJob: { job: running } } });
    await screen.findByText('This is a trial run: it imports nothing.');
    screen.getByText(/^You can leave this page\./);
    expect(screen.queryByText('Warnings')).toBeNull();
  });
});
