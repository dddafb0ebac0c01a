import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { REMINDERS_QUEUE } from '@stallbook/contracts';

/** Has no jobs: notifications schedules reminders, and the queue of emails sends them. */
@Module({ imports: [BullModule.registerQueue({ name: REMINDERS_QUEUE })] })
export class ReminderModule {}
