import { Module } from '@nestjs/common';
import { AttemptLimit, EmailQueue } from '@stallbook/platform';
import { modelsOf } from '@stallbook/platform/odm';
import { securityEventSchema } from '../security/security-event.schema.js';
import { SecurityLog } from '../security/security-log.js';
import { AccountExistsMail } from './account-exists-mail.js';
import { accountSchema } from './account.schema.js';
import { Accounts } from './accounts.js';
import { AddressChange } from './address-change.js';
import { BackgroundTasks } from './background-tasks.js';
import { CheckNewPasswordHandler } from './common-passwords/check-new-password.handler.js';
import { ConfirmPasswordHandler } from './confirm-password/confirm-password.handler.js';
import { PasswordCheck } from './credentials/password-check.js';
import { PasswordHasher } from './credentials/password-hasher.js';
import { LinkMail } from './link-mail.js';
import { linkSchema } from './link.schema.js';
import { Links } from './links.js';
import { MailLimit } from './mail-limit.js';
import { RequestEmailChangeHandler } from './request-email-change/request-email-change.handler.js';
import { RequestPasswordResetHandler } from './request-password-reset/request-password-reset.handler.js';
import { ResendConfirmationHandler } from './resend-confirmation/resend-confirmation.handler.js';
import { SignUps } from './sign-ups.js';

const shared = [
  AccountExistsMail,
  Accounts,
  AddressChange,
  AttemptLimit,
  BackgroundTasks,
  EmailQueue,
  LinkMail,
  Links,
  MailLimit,
  PasswordCheck,
  PasswordHasher,
  SecurityLog,
  SignUps,
];

@Module({
  imports: [modelsOf(accountSchema, linkSchema, securityEventSchema)],
  controllers: [
    CheckNewPasswordHandler,
    ConfirmPasswordHandler,
    RequestEmailChangeHandler,
    RequestPasswordResetHandler,
    ResendConfirmationHandler,
  ],
  providers: shared,
  exports: shared,
})
export class AccountModule {}
