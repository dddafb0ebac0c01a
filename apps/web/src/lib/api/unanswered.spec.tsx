import { screen, waitFor, within } from '@testing-library/react';
import { messagesApi } from '../../features/messages/api/messages.generated.js';
import { FakeApi, offline, refuse, unanswered } from '../../testing/fake-api.js';
import { messageAnswers } from '../../testing/messages.js';
import { isPressable } from '../../testing/pressable.js';
import { openRoute } from '../../testing/render-route.js';
import { pass } from '../../testing/timers.js';
import { createStore } from '../state/store.js';
import { exchangeWithRetries } from './exchange-with-retries.js';

const LIMIT_MS = 30_000;
const tooSlow = 'Stallbook took too long to answer. Please try again.';
const idsOf = (api: FakeApi, name: string) => api.named(name).map(({ headers }) => headers['idempotency-key']);

describe('a request that the server never answers', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('[ID-012] leaves a dialog with its input, which is sent again under the same id', async () => {
    const { api, user } = openRoute('/messages/t1', {
      viewer: 'vendor',
      answers: { ...messageAnswers, ReportThread: unanswered },
    });
    await user.click(await screen.findByRole('button', { name: 'Conversation options' }));
    await user.click(screen.getByRole('button', { name: 'Report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report River Markets' });
    await user.selectOptions(within(dialog).getByLabelText('What is wrong?'), 'Harassment or threats');
    const send = within(dialog).getByRole('button', { name: 'Report' });
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(send);
    await waitFor(() => expect(api.named('ReportThread')).toHaveLength(1));
    expect(isPressable(send)).toBe(false);
    await pass(LIMIT_MS);
    await within(dialog).findByText(tooSlow);
    expect(isPressable(send)).toBe(true);
    api.set('ReportThread', { done: { id: 't1' } });
    await user.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second, ...more] = idsOf(api, 'ReportThread');
    expect([second, more]).toEqual([first, []]);
  });

  it('ends after the limit, whatever was waited for before', async () => {
    jest.useFakeTimers();
    const answers = [offline, unanswered];
    const api = new FakeApi({ Save: () => answers.shift() });
    const command = { kind: 'mutation', operation: 'Save', documentId: 'x' } as const;
    const reply = exchangeWithRetries(command, 'c1');
    await pass(LIMIT_MS - 1);
    expect(api.named('Save')).toHaveLength(2);
    await pass(1);
    expect((await reply).error).toMatchObject({ code: 'NETWORK', message: tooSlow });
  });

  describe('that is a command', () => {
    const { muteThread } = messagesApi.endpoints;
    const first = { input: { threadId: 't1', on: true } };
    const other = { input: { threadId: 't2', on: true } };

    type Answer = 'lost' | 'late' | 'away' | 'refused' | 'done';
    const answers: Record<Answer, unknown> = {
      lost: unanswered,
      late: refuse('DEADLINE_EXCEEDED', 'This took too long.'),
      away: refuse('UNAVAILABLE', 'A moment.'),
      refused: refuse('NOT_READY', 'Not yet.'),
      done: { thread: { id: 't1' } },
    };
    async function idsAfter(...sent: [variables: typeof first, answer: Answer][]) {
      jest.useFakeTimers();
      const store = createStore();
      const api = new FakeApi({});
      for (const [variables, answer] of sent) {
        api.set('MuteThread', answers[answer]);
        const reply = store.dispatch(muteThread.initiate(variables));
        await pass(LIMIT_MS);
        await reply;
      }
      return [...new Set(idsOf(api, 'MuteThread'))];
    }

    it.each(['late', 'away'] as const)('keeps its id when its service is too %s to answer', async (answer) => {
      expect(await idsAfter([first, answer], [first, 'done'])).toHaveLength(1);
    });

    it('has a new id with other contents', async () => {
      expect(await idsAfter([first, 'lost'], [other, 'lost'])).toHaveLength(2);
    });

    it('keeps its id until it is done', async () => {
      expect(await idsAfter([first, 'lost'], [first, 'lost'], [first, 'refused'], [first, 'done'])).toHaveLength(1);
      expect(await idsAfter([first, 'lost'], [first, 'done'], [first, 'done'])).toHaveLength(2);
    });

    it('has a new id once another command is done, which may have undone it', async () => {
      expect(await idsAfter([first, 'lost'], [other, 'lost'], [first, 'lost'])).toHaveLength(2);
      expect(await idsAfter([first, 'lost'], [other, 'done'], [first, 'done'])).toHaveLength(3);
    });

    it.each([
      ['two minutes', [120_001], 2],
      ['two minutes since it was sent last', [110_000, 20_000], 1],
    ])('has a new id after %s', async (_time, pauses, count) => {
      jest.useFakeTimers();
      const store = createStore();
      const api = new FakeApi({ MuteThread: offline });
      const send = async () => {
        const reply = store.dispatch(muteThread.initiate(first));
        await pass(1_000);
        await reply;
      };
      await send();
      for (const pause of pauses) {
        await pass(pause);
        await send();
      }
      expect(new Set(idsOf(api, 'MuteThread')).size).toBe(count);
    });
  });
});
