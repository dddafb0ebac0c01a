import { Module } from '@nestjs/common';
import { VisitorsModule } from '../visitors/visitors.module.js';
import { JoinWaitlistHandler } from './join-waitlist/join-waitlist.handler.js';
import { ReadWaitlistHandler } from './read-waitlist/read-waitlist.handler.js';

@Module({ imports: [VisitorsModule], controllers: [JoinWaitlistHandler, ReadWaitlistHandler] })
export class WaitlistModule {}
