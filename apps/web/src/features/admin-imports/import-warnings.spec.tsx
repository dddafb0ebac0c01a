import { screen, waitFor, within } from '@testing-library/react';
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
  it('[CL-047] are counted by field and kind, the rarest first, and filtered by them', async () => {
    const counts = [
      { field: 'vendor_fee', isMissing: true, count: 2_879 },
      { field: 'vendor_fee', isMissing: false, count: 4 },
      { field: 'row', isMissing: false, count: 1 },
    ];
    const { user, api } = openRoute('/admin/import?job=j', {
      viewer: 'admin',
      answers: { ImportJob: { job }, ImportMessages: messages, ImportWarningCounts: { counts } },
    });
    const summary = within(await screen.findByRole('group', { name: 'Field' })).getAllByRole('button');
    expect(summary.map(({ textContent }) => textContent)).toEqual([
      'All (2,884)',
      'The whole row (1)',
      'Vendor fee (4)',
      'Vendor fee, missing (2,879)',
    ]);
    await user.click(summary[2] as HTMLElement);
    const asked = () => api.named('ImportMessages').at(-1)?.variables;
    await waitFor(() => expect(asked()).toMatchObject({ input: { field: 'vendor_fee', isMissing: false } }));
    await user.click(screen.getByRole('button', { name: 'Vendor fee, missing (2,879)', pressed: false }));
    await waitFor(() => expect(asked()).toMatchObject({ input: { field: 'vendor_fee', isMissing: true } }));
    await screen.findByText('Danville Market');
  });
});
