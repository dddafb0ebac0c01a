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
import { factsFrom, type KnownFacts, type NotificationPlan } from './notification-plan.js';
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
      const missing = [
        ...people.filter((id) => !known.people.has(id)),
        ...markets.filter((id) => !known.markets.has(id)),
      ];
      if (missing.length === 0) ready.push(one);
      else await this.defer(one, missing, session);
    }
    const recorded = new Set(ready.map(({ _id }) => _id));
    const _id = { $in: again.map((one) => one._id).filter((id) => recorded.has(id)) };
    if (_id.$in.length > 0) await this.deferred.deleteMany({ _id }, { session });
    return this.write(ready, known, session);
  }

  private async defer(one: ReceivedTrigger, missing: readonly string[], session: ClientSession): Promise<void> {
    await this.deferred.replaceOne({ _id: one._id }, one, { upsert: true, session });
    await this.replicas.awaitBy(one._id, missing, session);
  }

  private async write(ready: readonly ReceivedTrigger[], known: Known, session: ClientSession): Promise<RecordedPlan> {
    const zones = await this.zonesOf(ready, session);
    const facts = factsFrom(known, zones, (path) => publicUrl(this.config, path));
    const planned = ready.map((one) => ({ ...one, plan: compose(one.trigger, facts) }));
    const notifications = planned.flatMap((one) => notificationsOf(one, known));
    const emails = planned.flatMap((one) => emailsOf(one, known, facts));
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

type Planned = ReceivedTrigger & { plan: NotificationPlan };

/** Erased people get no messages. */
const notificationsOf = ({ _id, occurredAt, trigger, plan }: Planned, known: Known): NewNotification[] =>
  plan.notifications
    .filter(({ personId }) => known.people.get(personId)?.email !== null)
    .map(({ personId: userId, ...words }) => ({
      id: idFrom('notification', _id, userId),
      userId,
      at: new Date(occurredAt),
      about: subjectOf(trigger, userId, known.markets),
      trigger,
      ...words,
    }));

const emailsOf = (
  { _id, occurredAt, correlationId, trigger, plan }: Planned,
  known: Known,
  facts: KnownFacts,
): OutgoingEmail[] =>
  plan.emails.flatMap(({ personId, names, ...email }) => {
    const person = facts.person(personId);
    if (person.email === null) return [];
    return {
      ...email,
      id: idFrom('email', _id, personId),
      occurredAt: new Date(occurredAt),
      to: person.email,
      toName: person.name,
      language: languageOf(person),
      personId,
      names: names === undefined ? undefined : [names],
      about: subjectOf(trigger, personId, known.markets),
      trigger,
      correlationId,
    };
  });
