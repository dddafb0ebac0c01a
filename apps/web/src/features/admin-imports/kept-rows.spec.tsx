import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { importRow } from '../../testing/import-row.js';
import { openRoute } from '../../testing/render-route.js';

const title = { position: 0, name: 'event_name', field: 'title', example: 'Danville Market' };
const open = (stored: Record<string, string> = {}) =>
  openRoute('/admin/import', {
    viewer: 'admin',
    stored,
    answers: {
      ImportJobs: { jobs: { total: 0, items: [] } },
      ImportWarningCounts: { counts: [] },
      ImportPreview: {
        preview: { unknownColumns: [], columns: [title], rows: [importRow], warnings: [], failures: [] },
      },
      StartImport: { job: { id: 'j' } },
    },
  });

describe('/admin/import', () => {
  it('keeps pasted rows beyond a reload, unless they are too long, until the import starts', async () => {
    const first = open();
    const rows = () => screen.findByLabelText('Or paste rows');
    const kept = ({ store }: typeof first) => Object.values(store.getState().drafts.kept).map(({ values }) => values);
    await first.user.click(await rows());
    await first.user.paste(`event_name\n${'Long Fair\n'.repeat(20_000)}`);
    expect(kept(first)).toEqual([]);
    await first.user.clear(await rows());
    await enter(first.user, await rows(), 'event_name,city');
    const stored = { ...localStorage } as Record<string, string>;
    cleanup();
    const opened = open(stored);
    expect(await rows()).toHaveProperty('value', 'event_name,city');
    expect(kept(opened)).toEqual([{ text: 'event_name,city' }]);
    await opened.user.click(screen.getByRole('button', { name: 'Start import' }));
    await waitFor(() => expect(kept(opened)).toEqual([]));
  });

  it.each([
    ['refused', 'Caf\u0000e', /save it as “CSV UTF-8/],
    ['chosen and given up', 'event_name', 'events.csv'],
  ])('keeps pasted rows when a file is %s', async (_, content, shown) => {
    const { user, store } = open();
    const rows = () => screen.findByLabelText('Or paste rows');
    await enter(user, await rows(), 'event_name,city');
    const file = new File([content], 'events.csv', { type: 'text/csv' });
    const bytes = new TextEncoder().encode(content);
    Object.assign(file, { slice: () => ({ arrayBuffer: () => Promise.resolve(bytes) }) });
    await user.upload(screen.getByLabelText(/^Choose a CSV file/), file);
    await screen.findByText(shown);
    const another = screen.queryByRole('button', { name: 'Choose another file' });
    if (another) await user.click(another);
    expect(await rows()).toHaveProperty('value', 'event_name,city');
    expect(Object.values(store.getState().drafts.kept)).toMatchObject([{ values: { text: 'event_name,city' } }]);
  });

  it('reads the file that was chosen last, whichever is read first', async () => {
    const { user, api } = open();
    const read: (() => void)[] = [];
    const fileOf = (name: string) => {
      const bytes = new TextEncoder().encode(name);
      const arrayBuffer = () => new Promise((resolve) => read.push(() => resolve(bytes)));
      return Object.assign(new File([bytes], name, { type: 'text/csv' }), { slice: () => ({ arrayBuffer }) });
    };
    const field = await screen.findByLabelText(/^Choose a CSV file/);
    await user.upload(field, fileOf('first.csv'));
    await user.upload(field, fileOf('second.csv'));
    await waitFor(() => expect(read).toHaveLength(2));
    await act(async () => read[1]?.());
    await screen.findByText('second.csv');
    await act(async () => read[0]?.());
    await waitFor(() => expect(api.named('ImportPreview')).toHaveLength(1));
    expect(api.named('ImportPreview')[0]?.variables['input']).toMatchObject({ text: 'second.csv' });
    expect(screen.queryByText('first.csv')).toBeNull();
  });

  it('keeps pasted rows that a trial run has read, for corrections', async () => {
    const { user, path, store } = open();
    const rows = await screen.findByLabelText('Or paste rows');
    await enter(user, rows, 'event_name,city');
    await user.click(screen.getByRole('button', { name: 'Try without importing' }));
    await waitFor(() => expect(path()).toBe('/admin/import?job=j'));
    expect(Object.values(store.getState().drafts.kept)).toMatchObject([{ values: { text: 'event_name,city' } }]);
  });
});
