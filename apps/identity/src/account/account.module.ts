import { Module } from '@nestjs/common';
import { AddressHash, AttemptLimit, EmailQueue, EmailSeal } from '@stallbook/platform';
import { modelsOf } from '@stallbook/platform/odm';
import { securityEventSchema } from '../security/security-event.schema.js';
import { SecurityLog } from '../security/security-log.js';
import { AccountExistsEmail } from './account-exists-email.js';
import { accountSchema } from './account.schema.js';
import { Accounts } from './accounts.js';
import { AddressChange } from './address-change.js';
import { BackgroundTasks } from './background-tasks.js';
import { CheckNewPasswordHandler } from './common-passwords/check-new-password.handler.js';
import { ConfirmPasswordHandler } from './confirm-password/confirm-password.handler.js';
import { PasswordCheck } from './credentials/password-check.js';
import { PasswordHasher } from './credentials/password-hasher.js';
import { EmailOutbox } from './email-outbox.js';
import { FormerAddressEmail } from './former-address-email.js';
import { LastAdmin } from './last-admin.js';
import { LinkEmail } from './link-email.js';
import { linkSchema } from './link.schema.js';
import { Links } from './links.js';
import { EmailLimit } from './email-limit.js';
import { RequestEmailChangeHandler } from './request-email-change/request-email-change.handler.js';
import { RequestPasswordResetHandler } from './request-password-reset/request-password-reset.handler.js';
import { ResendConfirmationHandler } from './resend-confirmation/resend-confirmation.handler.js';
import { SignUps } from './sign-ups.js';
import { waitingEmailSchema } from './waiting-email.schema.js';

const shared = [
  AccountExistsEmail,
  Accounts,
  AddressChange,
  AttemptLimit,
  BackgroundTasks,
  EmailOutbox,
  FormerAddressEmail,
  LastAdmin,
  LinkEmail,
  Links,
  EmailLimit,
  PasswordCheck,
  PasswordHasher,
  SecurityLog,
  SignUps,
];

@Module({
  imports: [modelsOf(accountSchema, linkSchema, securityEventSchema, waitingEmailSchema)],
  controllers: [
    CheckNewPasswordHandler,
    ConfirmPasswordHandler,
    RequestEmailChangeHandler,
    RequestPasswordResetHandler,
    ResendConfirmationHandler,
  ],
  providers: [...shared, AddressHash, EmailQueue, EmailSeal],
  exports: shared,
})
export class AccountModule {}
