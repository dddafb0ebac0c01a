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

  it('publishes what it accepted before it is closed', async () => {
    const order: string[] = [];
    publish.mockImplementationOnce(async () => void order.push('published'));
    const closing = jest.spyOn(inner, 'close').mockImplementationOnce(async () => void order.push('closed'));
    const bus = open();
    const sent = bus.publish([], new AbortController().signal);
    await Promise.all([bus.close(), sent]);
    expect(order).toEqual(['published', 'closed']);
    closing.mockRestore();
  });
});
