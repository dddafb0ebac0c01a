import { Module } from '@nestjs/common';
import { AttemptLimit, EmailQueue } from '@stallbook/platform';
import { Accounts } from './accounts.js';
import { ConfirmationMail } from './confirmation-mail.js';
import { PasswordHasher } from './credentials/password-hasher.js';
import { Links } from './links.js';
import { ResendConfirmationHandler } from './resend-confirmation/resend-confirmation.handler.js';
import { SignUpHandler } from './sign-up/sign-up.handler.js';

@Module({
  controllers: [SignUpHandler, ResendConfirmationHandler],
  providers: [Accounts, AttemptLimit, ConfirmationMail, EmailQueue, Links, PasswordHasher],
  exports: [Accounts, AttemptLimit, Links, PasswordHasher],
})
export class AccountsModule {}
