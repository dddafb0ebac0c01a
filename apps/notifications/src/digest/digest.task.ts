import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { EmailType, type LanguageCode } from '@stallbook/contracts';
import { idFrom, localDateAt, type Clock } from '@stallbook/kernel';
import { withTransaction } from '@stallbook/messaging';
import {
  CLOCK,
  CONFIG,
  DB,
  LOGGER,
  MONGO_CLIENT,
  PollingTask,
  RetryPauses,
  publicUrl,
  type Logger,
  type StallbookConfig,
} from '@stallbook/platform';
import type { ClientSession, Db, MongoClient } from 'mongodb';
import type { Model } from 'mongoose';
import { EmailOutbox } from '../email/email-outbox.js';
import type { UnnamedItem } from '../email/email.schema.js';
import { joinedItems } from '../email/templates/items.js';
import { phrasesIn, type Count } from '../email/phrases.js';
import { translateFeedText } from '../notification/translate.js';
import { nextDigestAt } from '../preference/local-times.js';
import { PREFERENCES, type PreferenceDocument } from '../preference/preference.schema.js';
import { Preferences } from '../preference/preferences.js';
import { CurrentNotifications } from '../reminder/current-notifications.js';
import { languageOf, Replicas } from '../replicas/replicas.js';
import type { DigestItem } from './digest-item.schema.js';
import { Digests } from './digests.js';

const EVERY_MS = 2_000;
const BATCH = 100;
const SHOWN = 20;
/** More would not fit in the time that a transaction has. */
const CHECKED = 100;

const lineOf = (title: string, body: string, language: LanguageCode): string =>
  `${translateFeedText(language, title)}: ${translateFeedText(language, body)}`;

function linesOf(items: readonly DigestItem[], rest: Count, language: LanguageCode): string[] {
  const lines = items.slice(0, SHOWN).map(({ title, body }) => lineOf(title, body, language));
  return rest === 0 ? lines : [...lines, phrasesIn[language].more(rest)];
}

const unnamedIn = (items: readonly DigestItem[], language: LanguageCode): UnnamedItem[] =>
  items
    .slice(0, SHOWN)
    .flatMap(({ title, names }, place) =>
      names ? [{ personId: names.personId, place, text: lineOf(title, names.body, language) }] : [],
    );

/** Sends the daily emails that are due: one per person and local day, with what waited. Quiet hours delay it. */
@Injectable()
export class DigestTask extends PollingTask {
  private readonly pauses: RetryPauses;

  constructor(
    @InjectModel(PREFERENCES) private readonly preferences: Model<PreferenceDocument>,
    private readonly choices: Preferences,
    private readonly digests: Digests,
    private readonly notifications: CurrentNotifications,
    private readonly replicas: Replicas,
    private readonly outbox: EmailOutbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(DB) db: Db,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ name: 'digests', everyMs: EVERY_MS }, { db, logger });
    this.pauses = new RetryPauses(clock);
  }

  protected override async poll(stop: AbortSignal): Promise<void> {
    const due = { digestDueAt: { $type: 'date' as const, $lte: this.clock.now() } };
    await this.pauses.work(
      (other) =>
        this.preferences
          .find({ ...due, _id: other }, { _id: 1 })
          .limit(BATCH)
          .lean(),
      stop,
      async ({ _id }) => {
        await withTransaction(this.client, (session) => this.send(_id, session));
        this.outbox.wake();
      },
      (err, { _id: personId }) =>
        this.logger.warn({ err, personId }, 'a daily email could not be written and will be retried'),
    );
  }

  private async send(personId: string, session: ClientSession): Promise<void> {
    const now = this.clock.now();
    const due = { _id: personId, digestDueAt: { $type: 'date' as const, $lte: now } };
    const chosen = await this.preferences.findOne(due, null, { session }).lean();
    if (!chosen?.timeZone) return;
    const quietEnd = this.choices.quietEnd(chosen);
    const today = localDateAt(now, chosen.timeZone);
    // After a move to another zone the same day, or one before it, can have a second morning.
    const isLater = (chosen.digestedOn ?? '') >= today;
    const later = quietEnd ?? (isLater ? nextDigestAt(now, chosen.timeZone) : null);
    if (later) {
      await this.preferences.updateOne({ _id: personId }, { $set: { digestDueAt: later } }, { session });
      return;
    }
    const limits = { kinds: chosen.digested, limit: CHECKED };
    const { items: waited, more } = await this.digests.take(personId, limits, session);
    const items = (await Promise.all(waited.map((item) => this.notifications.now(item)))).filter(
      (item) => item !== null,
    );
    // The email stays due, and the next poll looks at the others.
    if (items.length === 0 && more > 0) return;
    await this.digests.drop(personId, session);
    await this.preferences.updateOne(
      { _id: personId },
      { $set: { digestDueAt: null, digestedOn: today } },
      { session },
    );
    // What was not checked may be untrue by now.
    const known = (count: number): Count => (more > 0 && count > 0 ? `${count}+` : count);
    const person = await this.replicas.person(personId, session);
    if (items.length === 0 || !person?.email || chosen.stoppedMails.includes('digest')) return;
    const language = languageOf(person);
    const data = {
      item_count: phrasesIn[language].updates(known(items.length)),
      items: joinedItems(linesOf(items, known(Math.max(0, items.length - SHOWN)), language)),
      notifications_url: publicUrl(this.config, '/notifications'),
    };
    const id = idFrom('digest', personId, today);
    const recipient = { to: person.email, toName: person.name, language, personId };
    const unnamedItems = unnamedIn(items, language);
    const names = unnamedItems.map((item) => item.personId);
    const mail = { id, type: EmailType.daily_digest, ...recipient, data, names, unnamedItems };
    await this.outbox.add([mail], new Map([[personId, chosen]]), session);
  }
}
