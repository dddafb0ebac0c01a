import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { AccountModule } from '../account/account.module.js';
import { SignUpHandler } from '../account/sign-up/sign-up.handler.js';
import { ProfileModule } from '../profile/profile.module.js';
import { FactorCheckModule } from '../second-factor/factor-check.module.js';
import { CurrentUserHandler } from './current-user/current-user.handler.js';
import { ExpiredSessionsTask } from './expired-sessions.task.js';
import { SessionOpener } from './session-opener.js';
import { NewDeviceEmail } from './new-device-email.js';
import { MySessionsHandler } from './my-sessions/my-sessions.handler.js';
import { RefreshSessionHandler } from './refresh-session/refresh-session.handler.js';
import { ResetSessionHandler } from './reset-session/reset-session.handler.js';
import { SessionAnswers } from './session-answers.js';
import { SessionEndings } from './session-endings.js';
import { sessionSchema } from './session.schema.js';
import { SessionTokens } from './session-tokens.js';
import { Sessions } from './sessions.js';
import { AfterSignIn } from './sign-in/after-sign-in.js';
import { SignInHandler } from './sign-in/sign-in.handler.js';
import { KnownDevices } from './sign-in/known-devices.js';
import { SignInLimit } from './sign-in/sign-in-limit.js';
import { SignOutHandler } from './sign-out/sign-out.handler.js';
import { UpdatePasswordHandler } from './update-password/update-password.handler.js';
import { ConfirmEmailChange } from './verify-link/confirm-email-change.js';
import { ConfirmSignUp } from './verify-link/confirm-sign-up.js';
import { VerifyLinkHandler } from './verify-link/verify-link.handler.js';

@Module({
  imports: [modelsOf(sessionSchema), AccountModule, FactorCheckModule, ProfileModule],
  controllers: [
    CurrentUserHandler,
    MySessionsHandler,
    RefreshSessionHandler,
    ResetSessionHandler,
    SignInHandler,
    SignOutHandler,
    SignUpHandler,
    UpdatePasswordHandler,
    VerifyLinkHandler,
  ],
  providers: [
    AfterSignIn,
    ConfirmEmailChange,
    ConfirmSignUp,
    ExpiredSessionsTask,
    SessionOpener,
    KnownDevices,
    NewDeviceEmail,
    SessionAnswers,
    SessionEndings,
    Sessions,
    SessionTokens,
    SignInLimit,
  ],
  exports: [KnownDevices, SessionOpener, Sessions],
})
export class SessionModule {}
