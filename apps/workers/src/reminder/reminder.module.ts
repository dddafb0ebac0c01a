import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { REMINDERS_QUEUE } from '@stallbook/contracts';

/** The queue that reminders wait in until they are due; admins see it on the board. */
@Module({ imports: [BullModule.registerQueue({ name: REMINDERS_QUEUE })] })
export class ReminderModule {}
