import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor } from '@testing-library/react';
import { pushLive } from '../../testing/environment.js';
import { refuse } from '../../testing/fake-api.js';

const job = (facts: Record<string, unknown> = {}) => ({
  job: {
    id: 'j',
    fileName: 'markets.csv',
    status: 'running',
    totalRows: 2_881,
    processedRows: 1_240,
    createdCount: 1_238,
    failedCount: 2,
    warningCount: 5,
    error: null,
    errorCode: null,
    fileDeletedAt: null,
    ...facts,
  },
});
const preview = {
  preview: {
    unknownColumns: ['source_id'],
    rows: [
      {
        row: 1,
        title: 'Danville Market',
        eventDate: '2027-06-16',
        city: 'Danville',
        state: 'Vermont',
        eventType: 'farmers_market',
        boothFeeCents: 7_500,
        boothCount: 35,
      },
    ],
    warnings: [],
    failures: [],
  },
};
const messages = { messages: { total: 1, items: [{ row: 3, field: 'vendor_fee', message: 'Missing. Used $75.' }] } };

describe('/admin/import', () => {
  it('[CL-042] previews pasted rows and starts the import', async () => {
    const { user, api, path } = openRoute('/admin/import', {
      viewer: 'admin',
      answers: { ImportPreview: preview, StartImport: { job: { id: 'j' } }, ImportJob: job() },
    });
    await user.type(await screen.findByLabelText('Or paste rows'), 'event_name,city');
    await user.tab();
    await screen.findByText('Danville Market');
    screen.getByText('Unused columns: source_id');
    await user.click(screen.getByRole('button', { name: 'Start import' }));
    await waitFor(() => expect(path()).toBe('/admin/import?job=j'));
    expect(api.named('StartImport')[0]?.variables['input']).toEqual({
      fileName: 'Pasted text',
      text: 'event_name,city',
    });
  });

  it('says of an old import that its file is gone, and shows the report', async () => {
    const answers = { ImportJob: job({ status: 'finished', fileDeletedAt: '2027-03-01T00:00:00.000Z' }) };
    openRoute('/admin/import?job=j', { viewer: 'admin', answers: { ...answers, ImportMessages: messages } });
    await screen.findByText(/^The file was deleted after 30 days/);
    screen.getByText('Created events');
  });

  it('[CL-042] [CL-047] [CL-057] follows the progress live and reports created, failed and replaced values', async () => {
    const { api } = openRoute('/admin/import?job=j', {
      viewer: 'admin',
      answers: { ImportJob: job(), ImportMessages: messages },
    });
    await screen.findByText('1,240 of 2,881 rows, in batches of 5.');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1240');
    api.set('ImportJob', job({ status: 'finished', processedRows: 2_881, createdCount: 2_879 }));
    pushLive('import-progress', { importId: 'j' });
    await screen.findByText('Finished: 2,881 rows read.');
    expect(screen.getByText('Created events').parentElement?.textContent).toBe('2,879Created events');
    await screen.findByRole('table', { name: 'Failed rows' });
    expect((await screen.findByRole('table', { name: 'Warnings' })).textContent).toContain('Missing. Used $75.');
  });

  it.each([
    ['INVALID_DATE', 'Date format error'],
    ['PERMISSION_DENIED', 'Permission denied'],
  ])('[CL-059] explains %s', async (errorCode, title) => {
    openRoute('/admin/import?job=j', {
      viewer: 'admin',
      answers: { ImportJob: job({ status: 'failed', error: 'x', errorCode, failedCount: 0, warningCount: 0 }) },
    });
    await screen.findByText(title);
  });

  it('[CL-041] [CL-044] says why an import did not start', async () => {
    const { user, api } = openRoute('/admin/import', {
      viewer: 'admin',
      answers: { ImportPreview: preview, StartImport: refuse('UNAUTHENTICATED', 'x'), 'POST /auth/refresh': {} },
    });
    await user.type(await screen.findByLabelText('Or paste rows'), 'a');
    await user.click(screen.getByRole('button', { name: 'Start import' }));
    await screen.findByText('Authentication required for import. Please log in and try again.');
    api.set('StartImport', refuse('IMPORT.EMPTY', 'No valid events found in CSV data.'));
    await user.click(screen.getByRole('button', { name: 'Start import' }));
    await screen.findByText('No valid events found in CSV data.');
  });
});
