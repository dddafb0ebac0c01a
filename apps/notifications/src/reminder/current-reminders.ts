import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { EmailType, NotificationType, type LanguageCode } from '@stallbook/contracts';
import { startOf, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { Model } from 'mongoose';
import { Replicas } from '../replicas/replicas.js';
import {
  isAboutPayment,
  isDraftUseful,
  isUseful,
  type ReminderKind,
  type ReminderMarket,
  type RosterKind,
} from './due-dates.js';
import type { NotificationSubject } from '../notification/waiting-notification.js';
import { Roster } from './roster.js';
import { RosterWriter } from './roster-writer.js';
import type { ComposedReminder, RenderContext } from './composed-reminder.js';
import { ReminderWriter } from './reminder-writer.js';
import {
  REMINDER_BOOTHS,
  REMINDER_MARKETS,
  type ReminderBooth,
  type ReminderMarketDocument,
} from './reminder.schema.js';
import { overdueOf } from './undecided-reminders.js';

type ReminderType = `${EmailType}` | `${NotificationType}`;

/** The first and the last kind of reminder that an email or a notification can be. */
const boothKindsByType: Partial<Record<ReminderType, readonly [ReminderKind, ReminderKind]>> = {
  [EmailType.event_reminder_5day]: ['fiveDay', 'fiveDay'],
  [EmailType.event_reminder_1day]: ['oneDay', 'oneDay'],
  [NotificationType.event_reminder]: ['fiveDay', 'oneDay'],
  [EmailType.payment_due]: ['paymentThreeDay', 'paymentOneDay'],
};

const rosterKindsByType: Partial<Record<ReminderType, readonly [RosterKind, RosterKind]>> = {
  [EmailType.event_roster_5day]: ['fiveDay', 'fiveDay'],
  [EmailType.event_roster_1day]: ['oneDay', 'oneDay'],
  [NotificationType.event_reminder]: ['fiveDay', 'oneDay'],
};

/** Reminders wait for quiet hours, mornings, workers, and mail servers; meanwhile, what they say can become false. */
@Injectable()
export class CurrentReminders {
  constructor(
    @InjectModel(REMINDER_BOOTHS) private readonly booths: Model<ReminderBooth>,
    @InjectModel(REMINDER_MARKETS) private readonly markets: Model<ReminderMarketDocument>,
    private readonly replicas: Replicas,
    private readonly writer: ReminderWriter,
    private readonly roster: Roster,
    private readonly rosterWriter: RosterWriter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What it says now. null: it is no longer useful; undefined: it is not a reminder that can be written again. */
  async now(
    type: ReminderType,
    about: NotificationSubject | undefined,
    personId: string | null,
    language: LanguageCode,
  ): Promise<ComposedReminder | null | undefined> {
    if (!about) return undefined;
    const { applicationId, marketEventId } = about;
    if (applicationId) return this.aboutApplication(type, applicationId, language);
    if (!personId) return undefined;
    if (type === NotificationType.applications_undecided) return this.undecided(marketEventId, personId, language);
    const kinds = rosterKindsByType[type];
    return kinds && this.aboutMarket(marketEventId, personId, kinds, language);
  }

  private async aboutApplication(
    type: ReminderType,
    applicationId: string,
    language: LanguageCode,
  ): Promise<ComposedReminder | null | undefined> {
    if (type !== EmailType.draft_unsent && !boothKindsByType[type]) return undefined;
    const booth = await this.booths.findById(applicationId).lean();
    const market = booth && (await this.markets.findById(booth.marketEventId).lean());
    if (!booth || !market?.facts) return null;
    const context = { at: this.clock.now(), language };
    return boothKindsByType[type]
      ? this.aboutBooth(booth, market.facts, boothKindsByType[type], context)
      : this.aboutDraft(booth, market.facts, context);
  }

  /** The reminder of applications that still wait for the organizer. null: it is no longer useful. */
  private async undecided(
    marketEventId: string,
    organizerId: string,
    language: LanguageCode,
  ): Promise<ComposedReminder | null> {
    const at = this.clock.now();
    const market = await this.markets.findById(marketEventId).lean();
    const owner = (await this.replicas.market(marketEventId))?.organizerId;
    if (!market?.facts || at >= startOf(market.facts) || owner !== organizerId) return null;
    const overdue = overdueOf(marketEventId);
    const first = await this.booths.findOne(overdue).sort({ submittedAt: 1, _id: 1 }).lean();
    if (!first?.submittedAt) return null;
    const count = await this.booths.countDocuments(overdue);
    const undecided = { marketEventId, organizerId, due: first.submittedAt, firstId: first._id, count };
    return this.writer.undecided(undecided, market.facts, { at, language });
  }

  private async aboutMarket(
    marketEventId: string,
    organizerId: string,
    [first, last]: readonly [RosterKind, RosterKind],
    language: LanguageCode,
  ): Promise<ComposedReminder | null> {
    const at = this.clock.now();
    const market = await this.markets.findById(marketEventId).lean();
    const owner = (await this.replicas.market(marketEventId))?.organizerId;
    // If it is planned again, the market was postponed.
    if (!market?.facts || market[`${first}DueAt`] || owner !== organizerId) return null;
    const vendors = isUseful(last, market.facts, at) ? await this.roster.of(marketEventId) : [];
    if (vendors.length === 0) return null;
    const roster = { marketEventId, organizerId, kind: last, vendors };
    return this.rosterWriter.write(roster, market.facts, { at, language });
  }

  private aboutBooth(
    booth: ReminderBooth,
    market: ReminderMarket,
    [first, last]: readonly [ReminderKind, ReminderKind],
    context: RenderContext,
  ): ComposedReminder | null {
    // If it is planned again, the market was postponed.
    const isPlannedAgain = booth[`${first}DueAt`] !== null;
    const isSettled = isAboutPayment(last) && (booth.payment !== null || !booth.dueCents);
    if (booth.acceptedAt === null || isPlannedAgain || isSettled) return null;
    return isUseful(last, market, context.at) ? this.writer.write(booth, last, market, context) : null;
  }

  private aboutDraft(booth: ReminderBooth, market: ReminderMarket, context: RenderContext): ComposedReminder | null {
    const isUnsent = Boolean(booth.draftedAt) && isDraftUseful(market, context.at);
    return isUnsent ? this.writer.draft(booth, market, context) : null;
  }
}
