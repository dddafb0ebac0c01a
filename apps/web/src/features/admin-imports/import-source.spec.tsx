import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { pushLive } from '../../testing/environment.js';
import { refuse } from '../../testing/fake-api.js';
import { importRow } from '../../testing/import-row.js';
import { openRoute } from '../../testing/render-route.js';
import { heldAnswer, pass } from '../../testing/timers.js';

const columns = [
  { position: 0, name: 'What', field: null, example: 'Danville Market' },
  { position: 1, name: 'event_name', field: 'title', example: 'Danville' },
];
const preview = { preview: { unknownColumns: [], columns, rows: [importRow], warnings: [], failures: [] } };
const open = (answers = {}, address = '/admin/import') =>
  openRoute(address, {
    viewer: 'admin',
    answers: { ImportJobs: { jobs: { total: 0, items: [] } }, ImportPreview: preview, ...answers },
  });
const paste = async (value: string) =>
  fireEvent.change(await screen.findByLabelText('Or paste rows'), { target: { value } });

describe('/admin/import', () => {
  afterEach(() => jest.useRealTimers());

  it('stays out of the way of an admin who left before the import started', async () => {
    let answer: (started: unknown) => void = () => undefined;
    const opened = open({
      StartImport: () => new Promise((resolve) => (answer = resolve)),
      Claims: { claims: { total: 0, items: [] } },
    });
    await paste('event_name');
    await screen.findByRole('table', { name: 'Preview' });
    await opened.user.click(screen.getByRole('button', { name: 'Start import' }));
    await waitFor(() => expect(opened.api.named('StartImport')).toHaveLength(1));
    await act(() => opened.router.navigate('/admin/claims?status=approved'));
    await screen.findByText('No approved claims');
    answer({ job: { id: 'j' } });
    await opened.answered();
    expect(opened.path()).toBe('/admin/claims?status=approved');
  });

  it('tries a preview again that could not be made', async () => {
    const { api, user } = open({ ImportPreview: refuse('INTERNAL', 'x') });
    await paste('event_name');
    await screen.findByText('The preview could not be created.');
    expect(screen.getByRole('button', { name: 'Start import' })).toHaveProperty('disabled', true);
    api.set('ImportPreview', preview);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('table', { name: 'Preview' });
    expect(screen.getByRole('button', { name: 'Start import' })).toHaveProperty('disabled', false);
  });

  it('keeps chosen columns while rows are corrected, and forgets them with another header', async () => {
    const { api, user } = open();
    const asked = () => api.lastInput('ImportPreview');
    await paste('What,event_name\nFair,x');
    await user.selectOptions(await screen.findByLabelText('Column 1, What'), 'City');
    await paste('What,event_name\nFair,y');
    const city = { position: 0, field: 'city' };
    await waitFor(() => expect(asked()).toMatchObject({ text: 'What,event_name\nFair,y', columns: [city] }));
    await paste('Fee,event_name\n75,y');
    await waitFor(() => expect(asked()).toMatchObject({ text: 'Fee,event_name\n75,y', columns: [] }));
  });

  it('shows the events of an import in a list that was open before', async () => {
    const job = {
      id: 'j',
      fileName: 'markets.csv',
      status: 'running',
      totalRows: 2,
      processedRows: 1,
      createdCount: 1,
      failedCount: 0,
      warningCount: 0,
      error: null,
      errorCode: null,
      fileDeletedAt: null,
      skippedCount: 0,
      dryRun: false,
      undoneCount: 0,
    };
    const { api, router } = open(
      { AdminMarketEvents: { events: { total: 0, items: [] } }, ImportJob: { job } },
      '/admin/events',
    );
    await screen.findByText('No events found');
    await act(() => router.navigate('/admin/import?job=j'));
    await screen.findByText('1 of 2 rows.');
    api.set('ImportJob', { job: { ...job, status: 'finished', processedRows: 2 } });
    pushLive('import-progress', { importId: 'j' });
    await screen.findByText('Finished: 2 rows read.');
    await act(() => router.navigate('/admin/events'));
    await waitFor(() => expect(api.named('AdminMarketEvents')).toHaveLength(2));
  });

  it('asks only once for an import that does not exist, and leads to another', async () => {
    const held = heldAnswer(refuse('NOT_FOUND', 'x'));
    const { api } = open({ ImportJob: held.answer }, '/admin/import?job=gone');
    await waitFor(() => expect(api.named('ImportJob')).toHaveLength(1));
    await held.release();
    await pass(10_000);
    screen.getByText('The import could not be loaded.');
    expect(api.named('ImportJob')).toHaveLength(1);
    jest.useRealTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Import another file' }));
    await screen.findByText('No imports');
  });
});
