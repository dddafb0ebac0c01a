import { renderHook } from '@testing-library/react';
import type { MessageFactsFragment } from './api/messages.generated.js';
import { useOlderSince } from './use-older-since.js';

const loads = (createdAt: string | undefined) => {
  const load = jest.fn();
  const messages = [{ seq: 31, createdAt: '2027-02-01T10:00:00.000Z' }] as MessageFactsFragment[];
  renderHook(() => useOlderSince(createdAt, messages, load));
  return load.mock.calls.length;
};

it('older messages are loaded back to when one was written that counts as not sent, and without that time never', () => {
  expect(loads('2027-01-31T10:00:00.000Z')).toBe(1);
  for (const time of ['2027-02-02T10:00:00.000Z', '', undefined]) expect(loads(time)).toBe(0);
});
