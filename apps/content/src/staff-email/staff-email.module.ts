import { Module } from '@nestjs/common';
import { EmailQueue } from '@stallbook/platform';
import { StaffMailReaction } from './reactions/staff-mail.reaction.js';

@Module({ providers: [EmailQueue, StaffMailReaction] })
export class StaffEmailModule {}
