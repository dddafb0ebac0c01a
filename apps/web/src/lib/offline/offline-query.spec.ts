import type { Reply } from '../api/transport.js';
import { orKeptAnswer } from './offline-query.js';

jest.mock('./kept.js', () => {
  throw new Error('The network is gone.');
});

it('an answer shows although the code that keeps it cannot be loaded', async () => {
  const reply: Reply = { data: { applications: [] } };
  const request = { documentId: 'accepted-1', operation: 'AcceptedEvents', kind: 'query' } as const;
  const store = { dispatch: () => undefined, getState: () => ({ session: { personId: 'p1' } }) };
  expect(await orKeptAnswer(reply, request, store, { keepsOffline: () => true })).toBe(reply);
});
