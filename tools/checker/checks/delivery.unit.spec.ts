import type { BusMessage } from '@stallbook/messaging';
import { checkDelivery, type Delivered } from './delivery.js';

const message = (id: string, more: Partial<BusMessage> = {}): BusMessage => ({
  id,
  topic: 'orders.v1',
  key: 'k',
  stream: 'order-k',
  sequence: Number(id),
  type: 'order.placed',
  version: 1,
  occurredAt: '2027-05-01T10:00:00.000Z',
  correlationId: 'c',
  data: { id },
  ...more,
});
const three = ['1', '2', '3'].map((id) => message(id));
const upTo = (last: number, missed: number[] = []) => ({ topic: 'orders.v1', stream: 'order-k', last, missed });
const listener = { group: 'g', types: new Set(['order.placed']), handled: [upTo(3)] };
const clean: Delivered = {
  announced: three,
  onBus: three,
  compacted: new Set(),
  listeners: [listener],
  poison: new Set(),
};
const kinds = (more: Partial<Delivered>) => checkDelivery({ ...clean, ...more }).map(({ kind }) => kind);
const [one, two, last] = three as [BusMessage, BusMessage, BusMessage];

describe('messages', () => {
  it('agree, also when one came twice over the bus', () => expect(kinds({ onBus: [one, two, one, last] })).toEqual([]));
  it('finds one that was never published, and thus never handled', () =>
    expect(kinds({ onBus: [one, two], listeners: [{ ...listener, handled: [upTo(2)] }] })).toEqual(['lost', 'lost']));
  it('finds one that a consumer never handled', () =>
    expect(kinds({ listeners: [{ ...listener, handled: [upTo(2)] }] })).toEqual(['lost']));
  it('finds one that a consumer gave up, although it handled a later one', () =>
    expect(kinds({ listeners: [{ ...listener, handled: [upTo(3, [2])] }] })).toEqual(['lost']));
  it('finds a stream that a consumer noted twice', () =>
    expect(kinds({ listeners: [{ ...listener, handled: [upTo(3), upTo(3)] }] })).toEqual(['doubled']));
  it('finds one that is announced twice', () =>
    expect(kinds({ announced: [one, one, two, last] })).toEqual(['doubled']));
  it('finds one on the bus that no store knows', () =>
    expect(kinds({ announced: [one, two], onBus: three })).toEqual(['foreign']));
  it('finds one that a consumer handled and that was never sent', () =>
    expect(kinds({ listeners: [{ ...listener, handled: [upTo(4)] }] })).toEqual(['foreign']));
  it('finds one that was published with other contents', () =>
    expect(kinds({ onBus: [one, two, message('3', { data: { id: 'other' } })] })).toEqual(['differs']));
  it('finds two that were published in the wrong order', () =>
    expect(kinds({ onBus: [two, one, last] })).toEqual(['disordered']));
  it('finds a stream with messages under several keys', () => {
    const moved = [one, two, { ...last, key: 'l' }];
    expect(kinds({ announced: moved, onBus: moved })).toEqual(['disordered']);
  });
  it('asks no order between keys', () => {
    const other = message('2', { key: 'l', stream: 'order-l' });
    const handled = [upTo(3), { ...upTo(2), stream: 'order-l' }];
    const delivered = { announced: [one, other, last], onBus: [other, one, last] };
    expect(kinds({ ...delivered, listeners: [{ ...listener, handled }] })).toEqual([]);
  });
  it('expects of a compacted topic the last of each key alone', () => {
    const compacted = new Set(['orders.v1']);
    expect(kinds({ compacted, onBus: [two, last] })).toEqual([]);
    expect(kinds({ compacted, onBus: [two] })).toEqual(['lost']);
  });
  it('expects poison on the bus and among no handled messages', () =>
    expect(kinds({ onBus: [...three, message('p', { stream: 'p', sequence: 1 })], poison: new Set(['p']) })).toEqual(
      [],
    ));
});
