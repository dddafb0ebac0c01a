import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { SessionModule } from '../session/session.module.js';
import { AssistHandler } from './assist/assist.handler.js';

@Module({ imports: [AccountModule, SessionModule], controllers: [AssistHandler] })
export class SupportModule {}
