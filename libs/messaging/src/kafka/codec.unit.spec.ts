import type { IHeaders, RecordBatchEntry } from 'kafkajs';
import { toRecord } from '../publish/publish-queue.js';
import type { BusMessage } from '../port.js';
import { decode, encode } from './codec.js';

const message: BusMessage = {
  id: 'm1',
  topic: 'orders.v1',
  key: 'o1',
  stream: 'order-o1',
  sequence: 5,
  type: 'order.placed',
  version: 3,
  occurredAt: '2027-05-01T10:00:00.000Z',
  correlationId: 'c1',
  causationId: 'm0',
  data: { cents: 7500, note: 'Grün' },
};

function overTheWire(encoded: ReturnType<typeof encode>): RecordBatchEntry {
  const bytes = (value: unknown): Buffer | null => (typeof value === 'string' ? Buffer.from(value) : null);
  const headers: IHeaders = {};
  for (const [name, value] of Object.entries(encoded.headers ?? {})) headers[name] = bytes(value) ?? undefined;
  return {
    key: bytes(encoded.key),
    value: bytes(encoded.value),
    headers,
    timestamp: '1777629600000',
    attributes: 0,
    offset: '7',
  };
}

describe('Kafka records of messages', () => {
  it('decode to the original message', () => {
    expect(decode('orders.v1', 0, overTheWire(encode(toRecord(message))))).toEqual({ message });
  });

  it('keep the original topic on a retry topic', () => {
    const record = overTheWire(encode(toRecord(message, 'billing.orders.retry')));
    expect(decode('billing.orders.retry', 0, record)).toEqual({ message: { ...message, resent: true } });
  });

  it('have no value for tombstones', () => {
    const record = overTheWire(encode(toRecord({ ...message, data: null })));
    expect(record.value).toBeNull();
    expect(decode('orders.v1', 0, record).message.data).toBeNull();
  });

  it('are refused if the data is not JSON', () => {
    expect(() => toRecord({ ...message, data: undefined })).toThrow('not JSON');
  });

  it('are marked as defective if foreign or broken', () => {
    const foreign = { ...overTheWire(encode(toRecord(message))), headers: {}, value: Buffer.from('hello') };
    expect(decode('orders.v1', 2, foreign)).toMatchObject({
      message: { id: 'orders.v1/2/7', type: 'unknown', key: 'o1', data: 'hello' },
      defect: expect.any(TypeError),
    });
  });
});
