import { enter } from '../../testing/enter.js';
import { FakeUploads, refusedUpload } from '../../testing/fake-upload.js';
import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor, within } from '@testing-library/react';
import { pushLive } from '../../testing/environment.js';
import { refuse } from '../../testing/fake-api.js';
import { importRow, withBytes } from '../../testing/import-row.js';

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
    skippedCount: 0,
    dryRun: false,
    undoneCount: 0,
    ...facts,
  },
});
const preview = {
  preview: {
    unknownColumns: ['source_id'],
    columns: [{ position: 0, name: 'event_name', field: 'title', example: 'Danville' }],
    rows: [importRow],
    warnings: [],
    failures: [],
  },
};
const past = {
  id: 'old',
  fileName: 'spring.csv',
  status: 'undone',
  createdAt: '2027-03-01T12:00:00.000Z',
  createdCount: 12,
  skippedCount: 3,
  failedCount: 1,
  dryRun: false,
  undoneCount: 12,
  startedBy: 'a1',
  starter: { contactName: 'Ada', email: 'ada@example.org' },
};
const none = { ImportJobs: { jobs: { total: 0, items: [] } }, ImportWarningCounts: { counts: [] } };
const open = (address: string, answers: Record<string, unknown>) =>
  openRoute(address, { viewer: 'admin', answers: { ...none, ...answers } });
const messages = {
  messages: {
    total: 1,
    items: [{ row: 3, title: 'Danville Market', field: 'vendor_fee', message: 'Missing. Used $75.' }],
  },
};

describe('/admin/import', () => {
  it('[CL-042] previews pasted rows and starts the import', async () => {
    const { user, api, path } = open('/admin/import', {
      ImportPreview: preview,
      StartImport: { job: { id: 'j' } },
      ImportJob: job(),
    });
    await enter(user, await screen.findByLabelText('Or paste rows'), 'event_name,city');
    await screen.findByText('Danville Market');
    screen.getByText('Unused columns: source_id');
    await user.click(screen.getByRole('button', { name: 'Start import' }));
    await waitFor(() => expect(path()).toBe('/admin/import?job=j'));
    expect(api.named('StartImport')[0]?.variables['input']).toEqual({
      fileName: 'pasted.csv',
      text: 'event_name,city',
      columns: [],
      dryRun: false,
    });
  });

  it('[CL-045] says what to do about dates that it does not read, before anything is imported', async () => {
    const columns = [
      ...preview.preview.columns,
      { position: 1, name: 'date', field: 'eventDate', example: '5/8/2027' },
      { position: 2, name: 'ends', field: 'endDate', example: '2027-05-09' },
    ];
    const { user, api } = open('/admin/import', { ImportPreview: { preview: { ...preview.preview, columns } } });
    await enter(user, await screen.findByLabelText('Or paste rows'), 'event_name,date');
    await screen.findByText('Dates like 5/8/2027 can’t be read');
    screen.getByText(/format the date columns as yyyy-mm-dd/);
    api.set('ImportPreview', preview);
    await enter(user, screen.getByLabelText('Or paste rows'), ',city');
    const read = () => api.lastInput('ImportPreview');
    await waitFor(() => expect(read()).toMatchObject({ text: 'event_name,date,city' }));
    await waitFor(() => {
      screen.getByText('Danville Market');
      expect(screen.queryByText(/^Dates like/)).toBeNull();
    });
  });

  it('says of an old import that its file is gone, and shows the report', async () => {
    const answers = { ImportJob: job({ status: 'finished', fileDeletedAt: '2027-03-01T00:00:00.000Z' }) };
    open('/admin/import?job=j', { ...answers, ImportMessages: messages });
    await screen.findByText(/^The file was deleted after 30 days/);
    screen.getByText('Created events');
  });

  it('[CL-042] [CL-047] [CL-057] follows the progress live and reports created, failed and replaced values', async () => {
    const { api } = open('/admin/import?job=j', { ImportJob: job(), ImportMessages: messages });
    await screen.findByText('1,240 of 2,881 rows.');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1240');
    api.set('ImportJob', job({ status: 'finished', processedRows: 2_881, createdCount: 2_879 }));
    pushLive('import-progress', { importId: 'j' });
    await screen.findByText('Finished: 2,881 rows read.');
    expect(screen.getByText('Created events').parentElement?.textContent).toBe('2,879Created events');
    await screen.findByRole('table', { name: 'Failed rows' });
    const warnings = await screen.findByRole('table', { name: 'Warnings' });
    for (const part of ['Vendor fee', 'Missing. Used $75.']) await within(warnings).findByText(part, { exact: false });
    expect(within(warnings).getAllByText('Row 4')).not.toEqual([]);
  });

  it.each([
    ['INVALID_DATE', 'Date format error', /Check the date fields\./],
    ['PERMISSION_DENIED', 'Permission denied', /Ask the people who run this site to add your email to its admins/],
  ])('[CL-059] explains %s', async (errorCode, title, advice) => {
    open('/admin/import?job=j', {
      ImportJob: job({ status: 'failed', error: 'x', errorCode, failedCount: 0, warningCount: 0 }),
    });
    await screen.findByText(title);
    screen.getByText(advice);
  });

  it('[CL-059] explains to someone who is no longer an admin why an import did not start', async () => {
    const { user } = open('/admin/import', {
      ImportPreview: preview,
      StartImport: refuse('PERMISSION_DENIED', 'Not authorized'),
    });
    await user.type(await screen.findByLabelText('Or paste rows'), 'a');
    await user.click(screen.getByRole('button', { name: 'Start import' }));
    await screen.findByText(/^Permission denied\. Ask the people who run this site to add your email to its admins/);
  });

  it('[CL-041] [CL-044] says why an import did not start', async () => {
    const { user, api } = open('/admin/import', {
      ImportPreview: preview,
      StartImport: refuse('UNAUTHENTICATED', 'x'),
      'POST /auth/refresh': {},
    });
    await user.type(await screen.findByLabelText('Or paste rows'), 'a');
    await user.click(screen.getByRole('button', { name: 'Start import' }));
    await screen.findByText('Authentication required for import. Please log in and try again.');
    api.set('StartImport', refuse('IMPORT.EMPTY', 'No valid events found in CSV data.'));
    await user.click(await screen.findByRole('button', { name: 'Start import', busy: false }));
    await screen.findByText('No valid events found in CSV data.');
  });

  it.each([
    ['an empty file', new Uint8Array(), /^The file is empty/],
    ['a workbook with another name', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), /save it as “CSV UTF-8/],
    ['a file in an old encoding', new Uint8Array([0x43, 0x61, 0x66, 0xe9, 0x0a]), /save it as “CSV UTF-8/],
  ])('says what to do with %s right away', async (_, bytes, words) => {
    const { user, api } = open('/admin/import', {});
    const file = withBytes(new File([bytes], 'events.csv', { type: 'text/csv' }), bytes);
    await user.upload(await screen.findByLabelText(/^Choose a CSV file/), file);
    await screen.findByText(words);
    expect(screen.getByRole('button', { name: 'Start import' })).toHaveProperty('disabled', true);
    expect(api.named('ImportPreview')).toEqual([]);
  });

  it('keeps the focus on the page when the form gives way to the report', async () => {
    const { user } = open('/admin/import', {
      ImportPreview: preview,
      StartImport: { job: { id: 'j' } },
      ImportJob: job(),
    });
    await enter(user, await screen.findByLabelText('Or paste rows'), 'event_name');
    await user.click(screen.getByRole('button', { name: 'Start import' }));
    await screen.findByText('1,240 of 2,881 rows.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Import events' })));
  });

  it('asks for another file after one that is refused', async () => {
    const uploads = new FakeUploads(() => refusedUpload('TOO_LARGE', 'File size exceeds 50MB limit', 413));
    const { user } = open('/admin/import', { ImportPreview: preview });
    const field = await screen.findByLabelText(/^Choose a CSV file/);
    const file = new File(['event_name'], 'events.csv', { type: 'text/csv' });
    await user.upload(field, withBytes(file, new TextEncoder().encode('event_name')));
    await screen.findByText('events.csv');
    await user.click(await screen.findByRole('button', { name: 'Start import' }));
    await screen.findByText('File size exceeds 50MB limit');
    await waitFor(() => expect(screen.queryByText('events.csv')).toBeNull());
    const start = await screen.findByRole('button', { name: 'Start import', busy: false });
    expect(start).toHaveProperty('disabled', true);
    uploads.restore();
  });

  it('[CL-042] lets the admin choose what columns hold, and imports nothing until one is the name', async () => {
    const columns = [
      { position: 0, name: 'What', field: null, example: 'Pier Market' },
      { position: 1, name: 'What', field: null, example: 'again' },
    ];
    const unknown = { preview: { ...preview.preview, rows: [], columns } };
    const { user, api } = open('/admin/import', {
      ImportPreview: unknown,
      StartImport: { job: { id: 'j' } },
      ImportJob: job(),
    });
    await enter(user, await screen.findByLabelText('Or paste rows'), 'What,What');
    await screen.findByText('Choose the column with the name of the event.');
    const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Start import' });
    expect(start.disabled).toBe(true);
    api.set('ImportPreview', preview);
    await user.selectOptions(screen.getByLabelText('Column 1, What'), 'Event name');
    await screen.findByText('Danville Market');
    await user.click(start);
    const chosen = [{ position: 0, field: 'title' }];
    await waitFor(() => expect(api.named('StartImport')[0]?.variables).toMatchObject({ input: { columns: chosen } }));
    expect(api.lastVariables('ImportPreview')).toMatchObject({ input: { columns: chosen } });
  });

  it('[CL-042] tries a file without importing, and then imports it', async () => {
    const answers = { ImportPreview: preview, StartImport: { job: { id: 'dry' } }, ImportMessages: messages };
    const { user, api, path } = open('/admin/import', {
      ...answers,
      ImportJob: job({ status: 'finished', dryRun: true, createdCount: 7, skippedCount: 4 }),
    });
    await enter(user, await screen.findByLabelText('Or paste rows'), 'event_name');
    await screen.findByText('Danville Market');
    await user.click(screen.getByRole('button', { name: 'Try without importing' }));
    await screen.findByText('Nothing was imported. This is what an import would do.');
    expect(screen.getByText('Would be created').parentElement?.textContent).toContain('7');
    expect(screen.getByText('Skipped as duplicates').parentElement?.textContent).toContain('4');
    expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull();
    api.set('StartImport', { job: { id: 'j' } });
    await user.click(screen.getByRole('button', { name: 'Import now' }));
    await waitFor(() => expect(path()).toBe('/admin/import?job=j'));
    expect(api.named('StartImport').map(({ variables }) => variables['input'])).toMatchObject([
      { dryRun: true },
      { dryRunId: 'j' },
    ]);
  });

  it('shows how far an undo is', async () => {
    open('/admin/import?job=j', { ImportJob: job({ status: 'undoing', undoneCount: 50, createdCount: 1_238 }) });
    await screen.findByText('Undoing: 50 of 1,238 events deleted.');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  });

  it('[CL-042] undoes an import after asking, and shows why that is refused', async () => {
    const refusal = refuse('IMPORT.TOUCHED', "This import can't be undone: 1 of its events have open claims.");
    const { user, api } = open('/admin/import?job=j', {
      ImportJob: job({ status: 'finished' }),
      ImportMessages: messages,
      UndoImport: refusal,
    });
    await user.click(await screen.findByRole('button', { name: 'Undo this import' }));
    await screen.findByText('This deletes 1,238 events that this import created.');
    expect(screen.getByRole('link', { name: 'View events' }).getAttribute('href')).toBe('/admin/events?source=seeded');
    const quiet = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Delete the events' }));
    await screen.findByText(/1 of its events have open claims/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    quiet.mockRestore();
    api.set('UndoImport', { job: { id: 'j' } });
    api.set('ImportJob', job({ status: 'undone', undoneCount: 1_238 }));
    await user.click(screen.getByRole('button', { name: 'Undo this import' }));
    await user.click(await screen.findByRole('button', { name: 'Delete the events' }));
    await screen.findByText('This import was undone: 1,238 events deleted.');
    expect(screen.getByText('Created events').parentElement?.textContent).toBe('0Created eventsDeleted: 1,238');
    expect(screen.queryByRole('link', { name: 'View events' })).toBeNull();
  });

  it('[CL-042] lists past imports with counts, and who started them', async () => {
    open('/admin/import', { ImportJobs: { jobs: { total: 1, items: [past] } } });
    const link = await screen.findByRole('link', { name: 'spring.csv' });
    expect(link.getAttribute('href')).toBe('/admin/import?job=old');
    const row = link.closest('tr')?.textContent;
    for (const part of ['Ada', 'Undone', '12, then deleted: 12', '3', '1']) expect(row).toContain(part);
  });

  it.each([
    ['finished', 'Trial run'],
    ['failed', 'Trial run: failed'],
  ])('a past trial run that %s says what an import would have created', async (status, name) => {
    const trial = { ...past, status, dryRun: true, createdCount: 2_879, undoneCount: 0 };
    open('/admin/import', { ImportJobs: { jobs: { total: 1, items: [trial] } } });
    const row = (await screen.findByRole('link', { name: 'spring.csv' })).closest('tr');
    within(row!).getByText(name);
    within(row!).getByText('Would be created: 2,879');
  });

  it('follows a past import that still runs, and shows one that ended elsewhere as finished on return', async () => {
    const jobs = (facts: object) => ({ jobs: { total: 1, items: [{ ...past, undoneCount: 0, ...facts }] } });
    const { user, api } = open('/admin/import', {
      ImportJobs: jobs({ status: 'running', createdCount: 0 }),
      ImportJob: job({ status: 'finished', failedCount: 0, warningCount: 0 }),
    });
    const row = async () => (await screen.findByRole('link', { name: 'spring.csv' })).closest('tr')?.textContent;
    await waitFor(async () => expect(await row()).toContain('Running'));
    api.set('ImportJobs', jobs({ status: 'running', createdCount: 700 }));
    await waitFor(async () => expect(await row()).toContain('700'));
    await user.click(screen.getByRole('link', { name: 'spring.csv' }));
    api.set('ImportJobs', jobs({ status: 'finished', createdCount: 1_238 }));
    await user.click(await screen.findByRole('button', { name: 'Import another file' }));
    await waitFor(async () => expect(await row()).toContain('1,238'));
    expect(await row()).toContain('Finished');
  });
});
