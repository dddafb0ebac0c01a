import type { Reply } from '../api/transport.js';
import { orKeptAnswer } from './offline-query.js';

jest.mock('./kept.js', () => {
  throw new Error('The network is gone.');
});

const request = { documentId: 'accepted-1', operation: 'AcceptedEvents', kind: 'query' } as const;
const store = { dispatch: () => undefined, getState: () => ({ session: { personId: 'p1' } }) };

it.each<[string, Reply]>([
  ['an answer', { data: { applications: [] } }],
  ['a failure', { error: { code: 'NETWORK', message: 'No answer.', fields: [] } }],
])('%s shows although the code that keeps answers cannot be loaded', async (_, reply) => {
  expect(await orKeptAnswer(reply, request, store, { keepsOffline: () => true })).toBe(reply);
});
