import { Partitioners, type Kafka, type Producer } from 'kafkajs';
import type { WireRecord } from '../transport.js';
import { encode } from './codec.js';
import { protocolType } from './errors.js';
import type { Names } from './names.js';

/** After these errors the producer's sequence is lost, and only a new producer can proceed. */
const renumber = new Set([
  'OUT_OF_ORDER_SEQUENCE_NUMBER',
  'UNKNOWN_PRODUCER_ID',
  'INVALID_PRODUCER_EPOCH',
  'INVALID_PRODUCER_ID_MAPPING',
]);

export interface RecordSender {
  send(records: WireRecord[]): Promise<void>;
  close(): Promise<void>;
}

/** Idempotent, acknowledged by all in-sync replicas. Sends are sequential, which kafkajs requires for idempotence. */
export function createSender(kafka: Kafka, names: Names): RecordSender {
  let producer: Promise<Producer> | undefined;
  let last: Promise<void> = Promise.resolve();

  const connect = async (): Promise<Producer> => {
    const fresh = kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      createPartitioner: Partitioners.DefaultPartitioner,
      retry: { retries: 3, initialRetryTime: 100, maxRetryTime: 1_000 },
    });
    await fresh.connect();
    return fresh;
  };

  const drop = async (): Promise<void> => {
    const old = producer;
    producer = undefined;
    await old?.then(
      (connected) => connected.disconnect(),
      () => undefined,
    );
  };

  const send = async (records: WireRecord[]): Promise<void> => {
    producer ??= connect();
    try {
      const connected = await producer;
      await connected.sendBatch({ acks: -1, topicMessages: byTopic(names, records) });
    } catch (error) {
      const connected = await producer?.catch(() => undefined);
      if (!connected || renumber.has(protocolType(error) ?? '')) await drop();
      throw error;
    }
  };

  return {
    send(records) {
      const sent = last.then(() => send(records));
      last = sent.catch(() => undefined);
      return sent;
    },
    async close() {
      await last;
      await drop();
    },
  };
}

function byTopic(names: Names, records: WireRecord[]): { topic: string; messages: ReturnType<typeof encode>[] }[] {
  const topics = new Map<string, ReturnType<typeof encode>[]>();
  for (const record of records) {
    const messages = topics.get(record.topic) ?? [];
    topics.set(record.topic, messages);
    messages.push(encode(record));
  }
  return [...topics].map(([topic, messages]) => ({ topic: names.onBroker(topic), messages }));
}
