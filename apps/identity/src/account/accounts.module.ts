import { Module } from '@nestjs/common';
import { AttemptLimit, EmailQueue } from '@stallbook/platform';
import { Accounts } from './accounts.js';
import { Background } from './background.js';
import { PasswordHasher } from './credentials/password-hasher.js';
import { LinkMail } from './link-mail.js';
import { Links } from './links.js';
import { MailLimit } from './mail-limit.js';
import { RequestPasswordResetHandler } from './request-password-reset/request-password-reset.handler.js';
import { ResendConfirmationHandler } from './resend-confirmation/resend-confirmation.handler.js';
import { SignUpHandler } from './sign-up/sign-up.handler.js';

@Module({
  controllers: [SignUpHandler, RequestPasswordResetHandler, ResendConfirmationHandler],
  providers: [Accounts, AttemptLimit, Background, EmailQueue, LinkMail, Links, MailLimit, PasswordHasher],
  exports: [Accounts, AttemptLimit, Background, EmailQueue, Links, PasswordHasher],
})
export class AccountsModule {}
