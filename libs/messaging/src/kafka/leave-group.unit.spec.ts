import type { Kafka } from 'kafkajs';
import { leaveGroup } from './leave-group.js';

describe('removing a dead consumer from its group', () => {
  const member = { groupId: 'group', memberId: 'dead' };
  const parts = () => ({
    signal: new AbortController().signal,
    logger: { warn: jest.fn(), error: jest.fn() } as never,
  });
  const kafkaWith = (cluster: object) =>
    ({ [Symbol('private:Kafka:createCluster')]: () => cluster }) as unknown as Kafka;

  it('is tried again although the broken connection cannot be closed', async () => {
    const left = jest.fn().mockRejectedValueOnce(new Error('no connection')).mockResolvedValueOnce(undefined);
    const disconnect = jest.fn().mockRejectedValue(new Error('pending requests'));
    const findGroupCoordinator = () => Promise.resolve({ leaveGroup: left });
    await leaveGroup(
      kafkaWith({ connect: () => Promise.resolve(), disconnect, findGroupCoordinator }),
      member,
      parts(),
    );
    expect(left.mock.calls).toEqual([[member], [member]]);
    expect(disconnect).toHaveBeenCalledTimes(2);
  });

  it('never fails, because an unhandled rejection would end the process', async () => {
    const { signal } = parts();
    const warn = jest.fn();
    await leaveGroup({} as Kafka, member, { signal, logger: { warn } as never });
    expect(warn).toHaveBeenCalledWith(expect.objectContaining(member), expect.any(String));
  });
});
