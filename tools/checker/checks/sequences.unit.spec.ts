import type { BusMessage } from '@stallbook/messaging';
import { checkSequences } from './sequences.js';

const message = (sequence: number, more: Partial<BusMessage> = {}): BusMessage => ({
  id: `m${sequence}`,
  topic: 'orders.v1',
  key: 'k',
  stream: 'order-k',
  sequence,
  type: 'order.placed',
  version: 1,
  occurredAt: '2027-05-01T10:00:00.000Z',
  correlationId: 'c',
  data: {},
  ...more,
});
const one = message(1_000);
const two = message(1_001);
const three = message(2_000);
const announced = [one, two, three];
const kinds = (onBus: BusMessage[], more: { announced?: BusMessage[]; compacted?: Set<string> } = {}) =>
  checkSequences({ announced, onBus, compacted: new Set(), ...more }).map(({ kind }) => kind);

describe('the sequences of a stream', () => {
  it('ascend with gaps', () => expect(kinds(announced)).toEqual([]));
  it('may come again from an earlier one on', () => expect(kinds([one, two, one, two, three, one])).toEqual([]));
  it('finds a lost message in the middle', () => expect(kinds([one, three])).toEqual(['lost']));
  it('finds a lost message at the end', () => expect(kinds([one, two])).toEqual(['lost']));
  it('finds a stream that was never published', () => expect(kinds([])).toEqual(['lost', 'lost', 'lost']));
  it('finds a sequence that two messages have on the bus', () =>
    expect(kinds([one, two, message(1_001, { id: 'other' }), three])).toEqual(['doubled']));
  it('finds a sequence that is announced for two messages', () =>
    expect(kinds(announced, { announced: [...announced, message(2_000, { id: 'other' })] })).toEqual(['doubled']));
  it('finds a message that came after a later one', () => expect(kinds([two, one, three])).toEqual(['disordered']));
  it('keeps streams and topics apart', () => {
    const others = [message(1, { id: 'a', stream: 'order-l' }), message(1, { id: 'b', topic: 'bills.v1' })];
    expect(kinds([...announced, ...others], { announced: [...announced, ...others] })).toEqual([]);
  });
  it('expects only the last one of a key in a compacted topic', () => {
    const compacted = new Set(['orders.v1']);
    expect(kinds([three], { compacted })).toEqual([]);
    expect(kinds([one, two], { compacted })).toEqual(['lost']);
    expect(kinds([three, one], { compacted })).toEqual(['disordered']);
    const gone = message(1, { id: 'gone', stream: 'forgotten-k', data: null });
    expect(kinds([gone], { compacted, announced: [...announced, gone] })).toEqual([]);
  });
});
