import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { REMINDERS_QUEUE } from '@stallbook/contracts';

/** Reminders wait here until they are due; admins see the queue on the board. */
@Module({ imports: [BullModule.registerQueue({ name: REMINDERS_QUEUE })] })
export class ReminderModule {}
