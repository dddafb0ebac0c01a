import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { idFrom } from '@stallbook/kernel';
import { CONFIG, publicUrl, type StallbookConfig } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import { EmailOutbox, type OutgoingEmail } from '../email/email-outbox.js';
import { Preferences } from '../preference/preferences.js';
import { languageOf, Replicas, type Known } from '../replicas/replicas.js';
import { Feeds, type Added } from '../notification/feeds.js';
import { neededFor, subjectOf } from './trigger.js';
import { DEFERRED_TRIGGERS, type ReceivedTrigger } from './deferred-trigger.schema.js';
import { compose } from './compose.js';
import { factsFrom } from './notification-plan.js';
import type { NewNotification } from '../notification/new-notification.js';

/** What is left to do after the commit. */
export interface RecordedPlan {
  added: Added[];
  emails: number;
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
    if (triggers.length === 0) return { added: [], emails: 0 };
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
    const notifications: NewNotification[] = [];
    const emails: OutgoingEmail[] = [];
    const zones = await this.zonesOf(ready, session);
    const facts = factsFrom(known, zones, (path) => publicUrl(this.config, path));
    for (const { _id, occurredAt, correlationId, trigger } of ready) {
      const plan = compose(trigger, facts);
      const about = subjectOf(trigger);
      for (const { personId: userId, ...words } of plan.notifications) {
        // Erased people get no messages.
        if (known.people.get(userId)?.email === null) continue;
        notifications.push({
          id: idFrom('notification', _id, userId),
          userId,
          at: new Date(occurredAt),
          about,
          trigger,
          ...words,
        });
      }
      for (const { personId, type, data, names, gatheredBy } of plan.emails) {
        const person = facts.person(personId);
        const { email, name } = person;
        if (email === null) continue;
        const language = languageOf(person);
        const id = idFrom('email', _id, personId);
        emails.push({
          id,
          type,
          to: email,
          toName: name,
          language,
          data,
          personId,
          ...(names && { names: [names] }),
          about,
          trigger,
          correlationId,
          gatheredBy,
        });
      }
    }
    const people = [...notifications.map(({ userId }) => userId), ...emails.map(({ personId }) => personId)];
    const choices = await this.preferences.ofAll(people, session);
    const added = await this.feeds.add(notifications, choices, session);
    await this.outbox.add(emails, choices, session);
    return { added, emails: emails.length };
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
