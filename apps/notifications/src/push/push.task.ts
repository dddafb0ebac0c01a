import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { shortened, type Clock } from '@stallbook/kernel';
import { CLOCK, DB, LOGGER, PollingTask, SessionRevocationList, type Logger } from '@stallbook/platform';
import type { Db } from 'mongodb';
import type { Model } from 'mongoose';
import { Feeds } from '../notification/feeds.js';
import { translateFeedText } from '../notification/translate.js';
import { kindOf } from '../preference/preference-kinds.js';
import { Preferences, type Chosen } from '../preference/preferences.js';
import { CurrentNotifications } from '../reminder/current-notifications.js';
import { languageOf, Replicas } from '../replicas/replicas.js';
import { PUSHES, type PushDocument } from './push.schema.js';
import { PushService, type PushOutcome } from './push-service.js';
import { PushSubscriptions } from './push-subscriptions.js';

const EVERY_MS = 1_000;
const BATCH = 100;
const CONCURRENCY = 10;
const ATTEMPTS = 5;
const FIRST_DELAY_MS = 30_000;
/** Phones show no more, and push services refuse more than 4 kB. */
const TITLE_LENGTH = 100;
const BODY_LENGTH = 200;

/** The ID of the notification. */
const notificationIdOf = ({ _id }: Pick<PushDocument, '_id'>): string => _id.split(':')[0] ?? '';

/** Sends pushes that are due. One that was sent right before its process died is sent again and replaces itself. */
@Injectable()
export class PushTask extends PollingTask {
  constructor(
    @InjectModel(PUSHES) private readonly pushes: Model<PushDocument>,
    private readonly subscriptions: PushSubscriptions,
    private readonly preferences: Preferences,
    private readonly feeds: Feeds,
    private readonly notifications: CurrentNotifications,
    private readonly service: PushService,
    private readonly replicas: Replicas,
    private readonly ended: SessionRevocationList,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(DB) db: Db,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super({ name: 'pushes', everyMs: EVERY_MS }, { db, logger: log });
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    const due = await this.pushes
      .find({ dueAt: { $lte: this.clock.now() } })
      .sort({ dueAt: 1 })
      .limit(BATCH)
      .lean();
    for (let start = 0; start < due.length && !stop.aborted; start += CONCURRENCY) {
      await Promise.all(due.slice(start, start + CONCURRENCY).map((push) => this.deliver(push)));
    }
  }

  private async deliver(push: PushDocument): Promise<void> {
    const outcome = await this.attempt(push);
    if (outcome instanceof Date) {
      await this.pushes.updateOne({ _id: push._id }, { $set: { dueAt: outcome } });
      return;
    }
    if (outcome === 'later' && push.attempts + 1 < ATTEMPTS) {
      const dueAt = new Date(this.clock.now().getTime() + FIRST_DELAY_MS * 2 ** push.attempts);
      await this.pushes.updateOne({ _id: push._id }, { $set: { dueAt }, $inc: { attempts: 1 } });
      return;
    }
    await this.pushes.deleteOne({ _id: push._id });
  }

  /** A date: quiet hours that end then. */
  private async attempt(push: PushDocument): Promise<PushOutcome | Date | null> {
    try {
      const chosen = await this.preferences.of(push.personId);
      const quietEnd = this.preferences.quietEnd(chosen);
      if (quietEnd) return quietEnd;
      const current = await this.current(push, chosen);
      return current && (await this.send(current));
    } catch (error) {
      // The text of the error can contain the address, which is a secret.
      this.log.warn({ pushId: push._id, reason: (error as Error).name }, 'a push could not be sent');
      return 'later';
    }
  }

  /** It may have waited for hours. null: the person no longer needs it. */
  private async current(push: PushDocument, { unpushed }: Chosen): Promise<PushDocument | null> {
    if (unpushed.includes(kindOf(push.type))) return null;
    return (await this.feeds.isRead(push.personId, notificationIdOf(push))) ? null : this.notifications.now(push);
  }

  private async send(push: PushDocument): Promise<PushOutcome> {
    const { _id, subscriptionId, personId, title, body, link } = push;
    const subscription = await this.subscriptions.find(subscriptionId);
    if (subscription?.personId !== personId || this.ended.has(subscription.sessionId ?? '')) return 'gone';
    const tag = notificationIdOf(push);
    const language = languageOf(await this.replicas.person(personId));
    const words = {
      title: shortened(translateFeedText(language, title), TITLE_LENGTH),
      body: shortened(translateFeedText(language, body), BODY_LENGTH),
    };
    const outcome = await this.service.send(subscription, { ...words, link, tag });
    if (outcome === 'gone') await this.subscriptions.gone(subscription);
    if (outcome === 'refused') this.log.warn({ pushId: _id }, 'a push was refused');
    return outcome;
  }
}
