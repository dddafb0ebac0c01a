import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { importRow, withBytes } from '../../testing/import-row.js';
import { isPressable } from '../../testing/pressable.js';
import { openRoute } from '../../testing/render-route.js';

const columns = [{ position: 0, name: 'event_name', field: 'title', example: 'Danville' }];
const preview = { preview: { unknownColumns: [], columns, rows: [importRow], warnings: [], failures: [] } };
const open = (answer: unknown) =>
  openRoute('/admin/import', {
    viewer: 'admin',
    answers: { ImportJobs: { jobs: { total: 0, items: [] } }, ImportPreview: answer },
  });

describe('/admin/import', () => {
  it('starts an import whose first rows cannot be imported, since others may', async () => {
    const failures = Array.from({ length: 10 }, (_, index) => ({ row: index + 1, field: 'event_name', message: 'x' }));
    open({ preview: { ...preview.preview, rows: [], failures } });
    const rows = await screen.findByLabelText('Or paste rows');
    fireEvent.change(rows, { target: { value: 'event_name,city' } });
    await screen.findByText('No row of this preview can be imported.');
    expect(screen.getByRole('button', { name: 'Start import' })).toHaveProperty('disabled', false);
  });

  it('starts no import of pasted rows that cannot be read, but one of a file whose first part cannot', async () => {
    const { api, user } = open(refuse('CSV.UNBALANCED_QUOTES', 'A quote is open.'));
    fireEvent.change(await screen.findByLabelText('Or paste rows'), { target: { value: 'event_name,"city' } });
    await screen.findByText('A quote is open.');
    expect(screen.getByRole('button', { name: 'Start import' })).toHaveProperty('disabled', true);
    const bytes = new TextEncoder().encode(`event_name,city\n${'Fair,Salem\n'.repeat(7_000)}`);
    const file = new File([bytes], 'events.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText(/^Choose a CSV file/), withBytes(file, bytes.slice(0, 65_536)));
    await screen.findByText('events.csv');
    await waitFor(() => expect(api.named('ImportPreview')).toHaveLength(2));
    await screen.findByText('A quote is open.');
    expect(screen.getByRole('button', { name: 'Start import' })).toHaveProperty('disabled', false);
  });

  it('keeps the columns open after the first choice, because others may follow', async () => {
    const unknown = [
      { position: 0, name: 'What', field: null, example: 'Danville Market' },
      { position: 1, name: 'When', field: null, example: '2027-06-16' },
    ];
    const { api, user } = open({ preview: { ...preview.preview, rows: [], columns: unknown } });
    fireEvent.change(await screen.findByLabelText('Or paste rows'), { target: { value: 'What,When' } });
    const first = await screen.findByLabelText('Column 1, What');
    const [what, when] = unknown;
    api.set('ImportPreview', { preview: { ...preview.preview, columns: [{ ...what, field: 'title' }, when] } });
    await user.selectOptions(first, 'Event name');
    await screen.findByRole('table');
    expect(screen.getByLabelText('Column 2, When').closest('details')?.open).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Column 1, What'));
  });

  it.each([
    ['Start import', 'Try without importing'],
    ['Try without importing', 'Start import'],
  ])('shows that “%s” is under way, and gives it the focus back if it fails', async (pressed, other) => {
    const { api, user } = open(preview);
    fireEvent.change(await screen.findByLabelText('Or paste rows'), { target: { value: 'event_name' } });
    await screen.findByText('Danville Market');
    let answer: (refusal: unknown) => void = () => undefined;
    api.set('StartImport', () => new Promise((resolve) => (answer = resolve)));
    await user.click(screen.getByRole('button', { name: pressed }));
    const button = await screen.findByRole('button', { name: pressed, busy: true });
    expect(isPressable(screen.getByRole('button', { name: other, busy: false }))).toBe(false);
    answer(refuse('IMPORT.TOO_MANY', 'Please wait.'));
    await screen.findByText('Please wait.');
    await waitFor(() => expect(isPressable(button)).toBe(true));
    expect(document.activeElement).toBe(button);
  });

  it('asks for another file, not to try again, where the file itself cannot be read', async () => {
    const problem = 'The columns of this file are separated by semicolons. Please save it with commas and try again.';
    const { user } = open(refuse('CSV.WRONG_DELIMITER', problem));
    const bytes = new TextEncoder().encode('name;city');
    await user.upload(await screen.findByLabelText(/^Choose a CSV file/), withBytes(new File([bytes], 'a.csv'), bytes));
    const notice = within((await screen.findByText(problem)).closest<HTMLElement>('[role=alert]')!);
    expect(notice.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(notice.getByRole('button', { name: 'Choose another file' }));
    fireEvent.change(await screen.findByLabelText('Or paste rows'), { target: { value: 'name;city' } });
    await screen.findByText(problem);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('counts the rows of a file also when another one is refused meanwhile', async () => {
    const { user } = open(preview);
    const bytes = new TextEncoder().encode('event_name,city\nFair,Salem\nMarket,Danville\n');
    let read = (_: ArrayBuffer): void => undefined;
    const counted = new Promise<ArrayBuffer>((resolve) => (read = resolve));
    const parts = [() => Promise.resolve(bytes), () => counted];
    const file = Object.assign(new File([bytes], 'events.csv'), {
      slice: () => ({ arrayBuffer: () => parts.shift()?.() }),
    });
    const choose = async (one: File) => user.upload(screen.getByLabelText(/^Choose a CSV file/), one);
    await screen.findByLabelText('Or paste rows');
    await choose(file);
    await screen.findByText('events.csv');
    await choose(new File([], 'empty.csv'));
    await screen.findByText(/^The file is empty\./);
    read(bytes.buffer);
    await screen.findByText(/2 rows/);
    screen.getByText('events.csv');
  });

  it('previews only the beginning of long pasted rows', async () => {
    const { api } = open(preview);
    const text = `event_name,city\n${'Fair,Salem\n'.repeat(7_000)}`;
    fireEvent.change(await screen.findByLabelText('Or paste rows'), { target: { value: text } });
    await screen.findByText('Danville Market');
    expect(api.named('ImportPreview').map(({ variables }) => variables['input'])).toEqual([
      { text: text.slice(0, 65_536), truncated: true, columns: [] },
    ]);
  });

  it('asks for a file instead of rows that are too long for a request', async () => {
    open(preview);
    const rows = await screen.findByLabelText('Or paste rows');
    fireEvent.change(rows, { target: { value: '"Fair"\n'.repeat(100_000) } });
    await screen.findByText('Too long to paste. Save it as a CSV file and choose it.');
    expect(screen.getByRole('button', { name: 'Start import' })).toHaveProperty('disabled', true);
    fireEvent.change(rows, { target: { value: 'event_name,city' } });
    await waitFor(() => expect(screen.queryByText(/^Too long to paste/)).toBeNull());
  });
});
