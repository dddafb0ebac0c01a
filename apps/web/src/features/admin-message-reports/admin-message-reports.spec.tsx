import { screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { openRoute } from '../../testing/render-route.js';

const reportedAt = '2027-03-01T10:00:00.000Z';
const report = (more: object = {}) => ({
  id: 'r1',
  reason: 'harassment',
  note: 'He threatens me',
  status: 'open',
  reporterId: 'olga',
  reporterName: 'River Markets',
  reportedId: 'vera',
  reportedName: 'Vera Pottery',
  eventTitle: 'River Market',
  messageCount: 2,
  isThreadClosed: false,
  createdAt: reportedAt,
  settledAt: null,
  ...more,
});
const message = (seq: number, content: string | null, senderId: string) => ({
  id: `m${seq}`,
  seq,
  senderId,
  content,
  images: content === null ? [] : [{ id: 'p', imageUrl: '/files/large', thumbnailUrl: '/files/small' }],
  files: content === null ? [] : [{ id: 'f', filename: 'Terms.pdf', fileSize: 2_048 }],
  createdAt: '2027-03-01T09:00:00.000Z',
});
const open = (more: object = {}) =>
  openRoute('/admin/reports', {
    viewer: 'admin',
    answers: { MessageReports: { reports: { total: 1, items: [report()] } }, ...more },
  });

describe('reported messages', () => {
  it('are listed with both people, and are opened as far as they were reported, as plain text', async () => {
    const { api, user } = open({
      ReportedMessages: { page: { before: 5, items: [message(5, '<b>Regret</b>', 'vera'), message(6, null, 'olga')] } },
    });
    expect(await screen.findByText('River Markets reported Vera Pottery')).toBeTruthy();
    expect(screen.getByText('He threatens me')).toBeTruthy();
    expect(api.named('ReportedMessages')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Read the messages' }));
    const log = await screen.findByRole('log', { name: 'Messages' });
    expect(within(log).getByText('<b>Regret</b>')).toBeTruthy();
    expect(within(log).getByText('This message was removed.')).toBeTruthy();
    expect(within(log).getByRole('img', { name: 'Photo from Vera Pottery' }).getAttribute('src')).toBe('/files/small');
    expect(within(log).getByRole('button', { name: 'Download Terms.pdf' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Older messages' }));
    await screen.findByRole('button', { name: 'Newest messages' });
    expect(api.lastInput('ReportedMessages')).toEqual({ reportId: 'r1', before: 5 });
  });

  it('are shown whole and with their line breaks, since an admin judges by every word', async () => {
    const long = Array.from({ length: 9 }, (_, line) => `Line ${line + 1}`).join('\n');
    const { user } = open({
      MessageReports: { reports: { total: 1, items: [report({ note: long })] } },
      ReportedMessages: { page: { before: null, items: [message(1, long, 'vera')] } },
    });
    const shown = async () => {
      const found = await screen.findAllByText((_, element) => element?.textContent === long);
      return found.at(-1);
    };
    expect((await shown())?.className).toBe('whole');
    await user.click(screen.getByRole('button', { name: 'Read the messages' }));
    await screen.findByRole('log', { name: 'Messages' });
    expect((await shown())?.className).toBe('whole');
  });

  it('are closed after a confirmation, or answered with a warning', async () => {
    const { api, user } = open({ SettleMessageReport: { report: report({ status: 'closed', isThreadClosed: true }) } });
    await user.click(await screen.findByRole('button', { name: 'Close the conversation' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close it' }));
    expect(await screen.findByText('Conversation closed.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Warn' }));
    const field = await screen.findByRole('textbox', { name: 'Your warning' });
    await user.clear(field);
    await enter(user, field, 'Stay polite.');
    await user.click(screen.getByRole('button', { name: 'Send the warning' }));
    expect(await screen.findByText('Warning sent.')).toBeTruthy();
    expect(api.named('SettleMessageReport').map(({ variables }) => variables['input'])).toEqual([
      { reportId: 'r1', action: 'close', reportedAt },
      { reportId: 'r1', action: 'warn', reportedAt, text: 'Stay polite.' },
    ]);
  });

  it('can be reopened once closed, and say when there are none', async () => {
    const closed = report({ status: 'closed', isThreadClosed: true });
    const { api, user } = open({ MessageReports: { reports: { total: 1, items: [closed] } } });
    expect(await screen.findByRole('button', { name: 'Reopen the conversation' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Warn' })).toBeNull();
    api.set('MessageReports', { reports: { total: 0, items: [] } });
    await user.click(screen.getByRole('button', { name: 'Dismissed' }));
    expect(await screen.findByText('No reports here')).toBeTruthy();
  });

  it.each([
    ['open', ['Dismiss', 'Warn', 'Reopen the conversation']],
    ['warned', ['Reopen the conversation']],
    ['dismissed', ['Reopen the conversation']],
  ])('can be reopened while the conversation is closed, although the report is %s', async (status, actions) => {
    const reports = { total: 1, items: [report({ status, isThreadClosed: true })] };
    const { api, user } = open({
      MessageReports: { reports },
      SettleMessageReport: { report: report({ status }) },
    });
    const reopen = await screen.findByRole('button', { name: 'Reopen the conversation' });
    const [, ...shown] = within(reopen.parentElement!).getAllByRole('button');
    expect(shown.map(({ textContent }) => textContent)).toEqual(actions);
    await user.click(reopen);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reopen' }));
    expect(await screen.findByText('Conversation reopened.')).toBeTruthy();
    expect(api.named('SettleMessageReport')[0]?.variables['input']).toEqual({
      reportId: 'r1',
      action: 'reopen',
      reportedAt,
    });
  });
});
