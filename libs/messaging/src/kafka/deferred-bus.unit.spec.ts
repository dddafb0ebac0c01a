import { silentLogger, type MessageBus } from '../port.js';
import { deferredBus } from './deferred-bus.js';

describe('a bus whose topics do not exist yet', () => {
  const never = new Promise<never>(() => {});
  const publish = jest.fn();
  const inner: Partial<MessageBus> = { kind: 'kafka', ensureTopics: () => never, publish, close: async () => {} };
  const open = () =>
    deferredBus({
      bus: inner as MessageBus,
      connect: async () => {},
      isRetryable: () => true,
      logger: silentLogger,
      onFatal: () => {},
    });

  it('lets a publisher give up', async () => {
    const bus = open();
    void bus.ensureTopics([{ name: 'stalls' }]);
    const term = new AbortController();
    const given = bus.publish([], term.signal);
    term.abort();
    await expect(given).rejects.toMatchObject({ name: 'PublishAbandonedError' });
    await expect(bus.publish([], term.signal)).rejects.toMatchObject({ name: 'PublishAbandonedError' });
    expect(publish).not.toHaveBeenCalled();
    await bus.close();
  });
});
