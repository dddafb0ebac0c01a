import { Module } from '@nestjs/common';
import { VisitorModule } from '../visitor/visitor.module.js';
import { JoinWaitlistHandler } from './join-waitlist/join-waitlist.handler.js';
import { ReadWaitlistHandler } from './read-waitlist/read-waitlist.handler.js';

@Module({ imports: [VisitorModule], controllers: [JoinWaitlistHandler, ReadWaitlistHandler] })
export class WaitlistEntryModule {}
