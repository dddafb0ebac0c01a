import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { idFrom } from '@stallbook/kernel';
import { CONFIG, publicUrl } from '@stallbook/platform';
import type { StallbookConfig } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { EmailOutbox } from '../email/email-outbox.js';
import type { OutgoingEmail } from '../email/email-outbox.js';
import { Preferences } from '../preference/preferences.js';
import { languageOf, Replicas } from '../replicas/replicas.js';
import type { Known } from '../replicas/replicas.js';
import { Feeds } from '../notification/feeds.js';
import type { Added } from '../notification/feeds.js';
import { neededFor, subjectOf } from './trigger.js';
import { DEFERRED_TRIGGERS, type ReceivedTrigger } from './deferred-trigger.schema.js';
import { compose } from './compose.js';
import type { NewNotification } from '../notification/new-notification.js';

/** What is left to do after the commit. */
export interface RecordedPlan {
  added: Added[];
  mails: number;
}

/** Records the notifications and emails that follow from triggers, many in a few round trips. */
@Injectable()
export class TriggerRecorder {
  constructor(
    @InjectModel(DEFERRED_TRIGGERS) private readonly deferred: Model<ReceivedTrigger>,
    private readonly replicas: Replicas,
    private readonly feeds: Feeds,
    private readonly outbox: EmailOutbox,
    private readonly preferences: Preferences,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  /**
   * Topics have no common order: a trigger that arrives before its people or market event is deferred until they are
   * known. `arrived` lists the deferred triggers to try again.
   */
  async record(
    received: readonly ReceivedTrigger[],
    arrived: readonly string[],
    session: ClientSession,
  ): Promise<RecordedPlan> {
    const filter = { _id: { $in: [...arrived] } };
    const again = arrived.length === 0 ? [] : await this.deferred.find(filter, null, { session }).lean();
    const triggers = [...again, ...received];
    if (triggers.length === 0) return { added: [], mails: 0 };
    const needed = triggers.map(({ trigger }) => neededFor(trigger));
    const wanted = {
      people: needed.flatMap(({ people }) => people),
      markets: needed.flatMap(({ markets }) => markets),
    };
    const known = await this.replicas.known(wanted, session);
    const ready: ReceivedTrigger[] = [];
    for (const one of triggers) {
      const { people, markets } = neededFor(one.trigger);
      const missing = {
        people: people.filter((id) => !known.people.has(id)),
        markets: markets.filter((id) => !known.markets.has(id)),
      };
      if (missing.people.length + missing.markets.length === 0) ready.push(one);
      else await this.defer(one, missing, session);
    }
    const recorded = new Set(ready.map(({ _id }) => _id));
    const _id = { $in: again.map((one) => one._id).filter((id) => recorded.has(id)) };
    if (_id.$in.length > 0) await this.deferred.deleteMany({ _id }, { session });
    return this.write(ready, known, session);
  }

  private async defer(
    one: ReceivedTrigger,
    missing: { people: string[]; markets: string[] },
    session: ClientSession,
  ): Promise<void> {
    await this.deferred.replaceOne({ _id: one._id }, one, { upsert: true, session });
    await this.replicas.people.awaitBy(one._id, missing.people, session);
    await this.replicas.markets.awaitBy(one._id, missing.markets, session);
  }

  private async write(ready: readonly ReceivedTrigger[], known: Known, session: ClientSession): Promise<RecordedPlan> {
    const notes: NewNotification[] = [];
    const mails: OutgoingEmail[] = [];
    const zones = await this.zonesOf(ready, session);
    const facts = {
      person: (id: string) => get(known.people, id),
      market: (id: string) => get(known.markets, id),
      zone: (id: string) => zones.get(id) ?? 'UTC',
      url: (path: string) => publicUrl(this.config, path),
    };
    for (const { _id, occurredAt, correlationId, trigger } of ready) {
      const plan = compose(trigger, facts);
      const about = subjectOf(trigger);
      for (const { personId: userId, ...words } of plan.notes) {
        // Erased people get no messages.
        if (known.people.get(userId)?.email === null) continue;
        notes.push({ id: idFrom('notification', _id, userId), userId, at: new Date(occurredAt), about, ...words });
      }
      for (const { personId, type, data, names, gatheredBy } of plan.mails) {
        const person = facts.person(personId);
        const { email, name } = person;
        if (email === null) continue;
        const language = languageOf(person);
        const id = idFrom('email', _id, personId);
        mails.push({
          id,
          type,
          to: email,
          toName: name,
          language,
          data,
          personId,
          ...(names && { names: [names] }),
          about,
          correlationId,
          gatheredBy,
        });
      }
    }
    const people = [...notes.map(({ userId }) => userId), ...mails.map(({ personId }) => personId)];
    const choices = await this.preferences.ofAll(people, session);
    const added = await this.feeds.add(notes, choices, session);
    await this.outbox.add(mails, choices, session);
    return { added, mails: mails.length };
  }

  /** Only plans end at an instant; everything else has the days of its market event. */
  private async zonesOf(
    ready: readonly ReceivedTrigger[],
    session: ClientSession,
  ): Promise<ReadonlyMap<string, string | null>> {
    const holders = ready.flatMap(({ trigger: { data } }) => ('personId' in data ? data.personId : []));
    const chosen = await this.preferences.ofAll(holders, session);
    return new Map([...chosen].map(([id, { timeZone }]) => [id, timeZone]));
  }
}

function get<F>(facts: ReadonlyMap<string, F>, id: string): F {
  const fact = facts.get(id);
  if (fact === undefined) throw new Error('a trigger was recorded without its replicas');
  return fact;
}
