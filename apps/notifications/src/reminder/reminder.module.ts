import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { EmailOutboxModule } from '../email/email-outbox.module.js';
import { FeedModule } from '../notification/feed.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { TriggerModule } from '../trigger/trigger.module.js';
import { BoothReminders } from './booth-reminders.js';
import { CurrentApplications } from './current-applications.js';
import { CurrentNotifications } from './current-notifications.js';
import { DraftReminders } from './draft-reminders.js';
import { ReminderReaction } from './reactions/reminder.reaction.js';
import { ReminderBooths } from './reminder-booths.js';
import { ReminderMarkets } from './reminder-markets.js';
import { ReminderSender } from './reminder-sender.js';
import { ReminderWriter } from './reminder-writer.js';
import { reminderBoothSchema, reminderMarketSchema } from './reminder.schema.js';
import { ReminderTask } from './reminder.task.js';
import { Roster } from './roster.js';
import { RosterReminders } from './roster-reminders.js';
import { RosterWriter } from './roster-writer.js';
import { UndecidedReminders } from './undecided-reminders.js';
import { CurrentReminders } from './current-reminders.js';

@Module({
  imports: [
    EmailOutboxModule,
    FeedModule,
    modelsOf(reminderBoothSchema, reminderMarketSchema),
    ReplicaModule,
    TriggerModule,
  ],
  providers: [
    BoothReminders,
    CurrentApplications,
    CurrentNotifications,
    DraftReminders,
    ReminderBooths,
    ReminderMarkets,
    ReminderReaction,
    ReminderSender,
    ReminderTask,
    ReminderWriter,
    Roster,
    RosterReminders,
    RosterWriter,
    UndecidedReminders,
    CurrentReminders,
  ],
  exports: [CurrentApplications, CurrentNotifications, CurrentReminders],
})
export class ReminderModule {}
