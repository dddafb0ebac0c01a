import { Module } from '@nestjs/common';
import { AccountsModule } from '../account/accounts.module.js';
import { SessionsModule } from '../session/sessions.module.js';
import { AssistHandler } from './assist/assist.handler.js';

@Module({ imports: [AccountsModule, SessionsModule], controllers: [AssistHandler] })
export class SupportModule {}
