import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { SessionModule } from '../session/session.module.js';
import { AuthenticatorHandler } from './authenticator/authenticator.handler.js';
import { CheckSecondFactorHandler } from './check/check-second-factor.handler.js';
import { FactorCheckModule } from './factor-check.module.js';
import { OwnSecondFactorHandler } from './own-second-factor.handler.js';
import { PasskeysHandler } from './passkeys/passkeys.handler.js';
import { FirstCodes } from './recovery-codes/first-codes.js';
import { RenewRecoveryCodesHandler } from './recovery-codes/renew-recovery-codes.handler.js';
import { SecondFactorChange } from './second-factor-change.js';
import { CompleteSignInHandler } from './sign-in/complete-sign-in.handler.js';

@Module({
  imports: [AccountModule, FactorCheckModule, SessionModule],
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
