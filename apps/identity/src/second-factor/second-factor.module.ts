import { Module } from '@nestjs/common';
import { AccountsModule } from '../account/accounts.module.js';
import { SessionsModule } from '../session/sessions.module.js';
import { AuthenticatorHandler } from './authenticator/authenticator.handler.js';
import { CheckSecondFactorHandler } from './check/check-second-factor.handler.js';
import { FactorChecksModule } from './factor-checks.module.js';
import { OwnSecondFactorHandler } from './own-second-factor.handler.js';
import { PasskeysHandler } from './passkeys/passkeys.handler.js';
import { FirstCodes } from './recovery-codes/first-codes.js';
import { RenewRecoveryCodesHandler } from './recovery-codes/renew-recovery-codes.handler.js';
import { SecondFactorChange } from './second-factor-change.js';
import { CompleteSignInHandler } from './sign-in/complete-sign-in.handler.js';

@Module({
  imports: [AccountsModule, FactorChecksModule, SessionsModule],
  controllers: [
    AuthenticatorHandler,
    CheckSecondFactorHandler,
    CompleteSignInHandler,
    OwnSecondFactorHandler,
    PasskeysHandler,
    RenewRecoveryCodesHandler,
  ],
  providers: [FirstCodes, SecondFactorChange],
})
export class SecondFactorModule {}
