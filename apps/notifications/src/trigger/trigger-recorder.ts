import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { ensureCollections } from '@stallbook/event-store';
import { idFrom } from '@stallbook/kernel';
import { CONFIG, DB } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';
import { EmailOutbox } from '../email/email-outbox.js';
import type { OutgoingMail } from '../email/email-outbox.js';
import { Replicas } from '../replicas/replicas.js';
import type { Known } from '../replicas/replicas.js';
import { Feeds } from '../notification/feeds.js';
import type { Added, NewNotification } from '../notification/feeds.js';
import { neededFor } from './trigger.js';
import type { Trigger } from './trigger.js';
import { compose } from './compose.js';

/** A story as it came: its id is the message's, `at` the instant it tells of. */
export interface ReceivedTrigger {
  _id: string;
  occurredAt: string;
  correlationId: string;
  trigger: Trigger;
}

/** What is left to do after the commit. */
export interface RecordedPlan {
  added: Added[];
  mails: number;
}

/** Writes down what people are told, many stories in a few round trips. */
@Injectable()
export class TriggerRecorder implements OnModuleInit {
  private readonly deferred: Collection<ReceivedTrigger>;

  constructor(
    private readonly facts: Replicas,
    private readonly feeds: Feeds,
    private readonly outbox: EmailOutbox,
    @Inject(DB) private readonly db: Db,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {
    this.deferred = db.collection<ReceivedTrigger>('parked');
  }

  async onModuleInit(): Promise<void> {
    await ensureCollections(this.db, ['parked']);
  }

  /**
   * Topics arrive in no common order: a story that comes before the people or the market that it is about is parked,
   * and told once they are known. `waited` names those whose facts came now.
   */
  async record(
    heard: readonly ReceivedTrigger[],
    waited: readonly string[],
    session: ClientSession,
  ): Promise<RecordedPlan> {
    const filter = { _id: { $in: [...waited] } };
    const again = waited.length === 0 ? [] : await this.deferred.find(filter, { session }).toArray();
    const stories = [...again, ...heard];
    if (stories.length === 0) return { added: [], mails: 0 };
    const needed = stories.map(({ trigger }) => neededFor(trigger));
    const wanted = {
      people: needed.flatMap(({ people }) => people),
      markets: needed.flatMap(({ markets }) => markets),
    };
    const known = await this.facts.known(wanted, session);
    const ready: ReceivedTrigger[] = [];
    for (const one of stories) {
      const { people, markets } = neededFor(one.trigger);
      const missing = {
        people: people.filter((id) => !known.people.has(id)),
        markets: markets.filter((id) => !known.markets.has(id)),
      };
      if (missing.people.length + missing.markets.length === 0) ready.push(one);
      else await this.defer(one, missing, session);
    }
    const told = new Set(ready.map(({ _id }) => _id));
    const _id = { $in: again.map((one) => one._id).filter((id) => told.has(id)) };
    if (_id.$in.length > 0) await this.deferred.deleteMany({ _id }, { session });
    return this.write(ready, known, session);
  }

  private async defer(
    one: ReceivedTrigger,
    missing: { people: string[]; markets: string[] },
    session: ClientSession,
  ): Promise<void> {
    await this.deferred.replaceOne({ _id: one._id }, one, { upsert: true, session });
    await this.facts.people.awaitBy(one._id, missing.people, session);
    await this.facts.markets.awaitBy(one._id, missing.markets, session);
  }

  private async write(ready: readonly ReceivedTrigger[], known: Known, session: ClientSession): Promise<RecordedPlan> {
    const notes: NewNotification[] = [];
    const mails: OutgoingMail[] = [];
    const facts = {
      person: (id: string) => get(known.people, id),
      market: (id: string) => get(known.markets, id),
      url: (path: string) => new URL(path, this.config.STALLBOOK_PUBLIC_URL).href,
    };
    for (const { _id, occurredAt, correlationId, trigger } of ready) {
      const telling = compose(trigger, facts);
      for (const { personId: userId, ...words } of telling.notes) {
        // Nobody writes to a person who was erased.
        if (known.people.get(userId)?.email === null) continue;
        notes.push({ id: idFrom('notification', _id, userId), userId, at: new Date(occurredAt), ...words });
      }
      for (const { personId, type, data, names } of telling.mails) {
        const { email, name } = facts.person(personId);
        if (email === null) continue;
        const id = idFrom('email', _id, personId);
        mails.push({ id, type, to: email, toName: name, data, personId, names, correlationId });
      }
    }
    const added = await this.feeds.add(notes, session);
    await this.outbox.add(mails, session);
    return { added, mails: mails.length };
  }
}

function get<F>(facts: ReadonlyMap<string, F>, id: string): F {
  const fact = facts.get(id);
  if (fact === undefined) throw new Error('a story was told without its facts');
  return fact;
}
