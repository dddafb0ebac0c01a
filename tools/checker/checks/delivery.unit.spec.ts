import type { BusMessage } from '@stallbook/messaging';
import { checkDelivery, type Delivered } from './delivery.js';

const message = (id: string, more: Partial<BusMessage> = {}): BusMessage => ({
  id,
  topic: 'orders.v1',
  key: 'k',
  type: 'order.placed',
  version: 1,
  at: '2027-05-01T10:00:00.000Z',
  correlationId: 'c',
  data: { id },
  ...more,
});
const three = ['1', '2', '3'].map((id) => message(id));
const listener = { group: 'g', types: new Set(['order.placed']), handled: ['1', '2', '3'] };
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
    expect(kinds({ onBus: [one, last], listeners: [{ ...listener, handled: ['1', '3'] }] })).toEqual(['lost', 'lost']));
  it('finds one that a consumer never handled', () =>
    expect(kinds({ listeners: [{ ...listener, handled: ['1', '3'] }] })).toEqual(['lost']));
  it('finds one that a consumer handled twice', () =>
    expect(kinds({ listeners: [{ ...listener, handled: ['1', '2', '3', '3'] }] })).toEqual(['doubled']));
  it('finds one that is announced twice', () =>
    expect(kinds({ announced: [one, one, two, last] })).toEqual(['doubled']));
  it('finds one on the bus that no store knows', () =>
    expect(kinds({ announced: [one, two], onBus: three })).toEqual(['foreign']));
  it('finds one that a consumer handled and nobody sent', () =>
    expect(kinds({ listeners: [{ ...listener, handled: ['1', '2', '3', '4'] }] })).toEqual(['foreign']));
  it('finds one that was published with other contents', () =>
    expect(kinds({ onBus: [one, two, message('3', { data: { id: 'other' } })] })).toEqual(['differs']));
  it('finds two that were published in the wrong order', () =>
    expect(kinds({ onBus: [two, one, last] })).toEqual(['disordered']));
  it('asks no order between keys', () => {
    const other = message('2', { key: 'l' });
    expect(kinds({ announced: [one, other, last], onBus: [other, one, last] })).toEqual([]);
  });
  it('expects of a compacted topic the last of each key alone', () => {
    const compacted = new Set(['orders.v1']);
    const handled = ['2', '3'];
    expect(kinds({ compacted, onBus: [two, last], listeners: [{ ...listener, handled }] })).toEqual([]);
    expect(kinds({ compacted, onBus: [two], listeners: [{ ...listener, handled }] })).toEqual(['lost']);
  });
  it('expects poison on the bus and in nobody’s inbox', () =>
    expect(kinds({ onBus: [...three, message('p')], poison: new Set(['p']) })).toEqual([]));
});
