import { ERASED, type PersonalFields } from '@stallbook/kernel';
import { open, seal } from '@stallbook/platform/sealing';
import type { PersonKeys } from './person-keys.js';

const MARK = 'sealed:1:';
/** Marks user text that looks like a sealed value, so that it is never decrypted. */
const AS_WRITTEN = 'sealed:0:';
const MARKED = /^sealed:[01]:/;

/** The people whose personal fields an event holds. */
export const subjectsOf = (data: Record<string, unknown>, rules: readonly PersonalFields[]): string[] =>
  rules.map(({ subject }) => data[subject]).filter((person) => typeof person === 'string');

/** Bound to the event: a sealed value cannot be opened elsewhere. */
export interface EventPlace {
  streamId: string;
  eventId: string;
}

/** Encrypts and decrypts the personal fields of events. */
export class PersonalData {
  constructor(readonly keys: PersonKeys) {}

  async seal(
    data: Record<string, unknown>,
    rules: readonly PersonalFields[],
    place: EventPlace,
  ): Promise<Record<string, unknown>> {
    const sealed = Object.fromEntries(Object.entries(data).map(([field, value]) => [field, asWritten(value)]));
    for (const rule of rules) {
      const person = data[rule.subject];
      if (typeof person !== 'string') continue;
      const key = await this.keys.keyFor(person);
      for (const field of rule.fields) {
        const value = data[field];
        if (value === undefined || value === null) continue;
        if (typeof value !== 'string') throw new Error(`the personal field ${field} is not a string`);
        sealed[field] = key ? mark(person, key, value, fieldOf(place, field)) : ERASED;
      }
    }
    return sealed;
  }

  async open(data: Record<string, unknown>, place: EventPlace): Promise<Record<string, unknown>> {
    const plain = { ...data };
    for (const [field, value] of Object.entries(data)) {
      if (isSealed(value)) plain[field] = await this.unmark(value, fieldOf(place, field));
      else if (isMarked(value)) plain[field] = value.slice(AS_WRITTEN.length);
    }
    return plain;
  }

  /** Decrypts a copy for these people and removes everything sealed for others. */
  async openOwn(
    data: Record<string, unknown>,
    people: ReadonlySet<string>,
    place: EventPlace,
  ): Promise<Record<string, unknown>> {
    const own = Object.entries(data).filter(([, value]) => !isSealed(value) || people.has(ownerOf(value)));
    return this.open(Object.fromEntries(own), place);
  }

  private async unmark(value: string, place: string[]): Promise<string> {
    const [person, body] = partsOf(value);
    const key = await this.keys.find(person);
    return key ? open(key, Buffer.from(body, 'base64'), place).toString('utf8') : ERASED;
  }
}

const fieldOf = ({ streamId, eventId }: EventPlace, field: string): string[] => [streamId, eventId, field];

const mark = (person: string, key: Buffer, value: string, place: string[]): string =>
  MARK + JSON.stringify([person, seal(key, Buffer.from(value, 'utf8'), place).toString('base64')]);

const isMarked = (value: unknown): value is string => typeof value === 'string' && MARKED.test(value);
const asWritten = (value: unknown): unknown => (isMarked(value) ? AS_WRITTEN + value : value);
const isSealed = (value: unknown): value is string => typeof value === 'string' && value.startsWith(MARK);
const partsOf = (sealed: string) => JSON.parse(sealed.slice(MARK.length)) as [person: string, body: string];
const ownerOf = (sealed: string): string => partsOf(sealed)[0];
