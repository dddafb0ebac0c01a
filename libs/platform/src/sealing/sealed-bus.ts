import type { BusMessage, MessageBus } from '@stallbook/messaging';
import type { MessageKeys } from './message-keys.js';
import { open, seal } from './seal.js';

interface Sealed {
  sealed: string;
}

const isSealed = (data: unknown): data is Sealed =>
  typeof data === 'object' && data !== null && typeof (data as Partial<Sealed>).sealed === 'string';

const placeOf = ({ topic, key, id }: BusMessage): string[] => [topic, key, id];

/**
 * Seals the messages of some topics with the key of the person they are about. A tombstone destroys that key, so all
 * earlier messages become unreadable and arrive as tombstones. Dead letters remain sealed.
 */
export function sealedBus(bus: MessageBus, keys: MessageKeys, aboutPeople: ReadonlySet<string>): MessageBus {
  const isAbout = ({ topic }: BusMessage): boolean => aboutPeople.has(topic);

  const sealAll = async (messages: readonly BusMessage[]): Promise<BusMessage[]> => {
    const about = messages.filter(isAbout);
    if (about.length === 0) return [...messages];
    const people = (some: readonly BusMessage[]) => [...new Set(some.map(({ key }) => key))];
    const forgotten = people(about.filter(({ data }) => data === null));
    if (forgotten.length > 0) await keys.destroy(forgotten);
    const keysByPerson = await keys.findOrMake(people(about.filter(({ data }) => data !== null)));
    return messages.map((message) => {
      if (!isAbout(message) || message.data === null) return message;
      const key = keysByPerson.get(message.key);
      const sealed =
        key && seal(key, Buffer.from(JSON.stringify(message.data), 'utf8'), placeOf(message)).toString('base64');
      return { ...message, data: sealed ? { sealed } : null };
    });
  };

  const openAll = async (messages: BusMessage[]): Promise<BusMessage[]> => {
    const people = messages.filter((message) => isAbout(message) && isSealed(message.data)).map(({ key }) => key);
    if (people.length === 0) return messages;
    const keysByPerson = await keys.find(people);
    return messages.map((message) => {
      const { data } = message;
      if (!isAbout(message) || !isSealed(data)) return message;
      const key = keysByPerson.get(message.key);
      const plain = key && open(key, Buffer.from(data.sealed, 'base64'), placeOf(message)).toString('utf8');
      return { ...message, data: plain ? (JSON.parse(plain) as unknown) : null };
    });
  };

  let underWay: Promise<unknown> | undefined;
  const publish = (messages: BusMessage[], signal?: AbortSignal): Promise<void> => {
    if (!underWay && !messages.some(isAbout)) return bus.publish(messages, signal);
    let published: Promise<void> | undefined;
    const handedOver = (underWay ?? Promise.resolve())
      .then(() => sealAll(messages))
      .then((sealed) => {
        published = bus.publish(sealed, signal);
        published.catch(() => undefined);
      });
    const settled = handedOver
      .catch(() => undefined)
      .then(() => {
        if (underWay === settled) underWay = undefined;
      });
    underWay = settled;
    return handedOver.then(() => published);
  };

  return {
    kind: bus.kind,
    ensureTopics: (topics) => bus.ensureTopics(topics),
    publish,
    subscribe: (options, handler) =>
      bus.subscribe(options, async (messages, context) => handler(await openAll(messages), context)),
    deadLetters: bus.deadLetters,
    ping: () => bus.ping(),
    close: () => bus.close(),
  };
}
