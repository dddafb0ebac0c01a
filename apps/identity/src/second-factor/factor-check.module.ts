import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { AccountModule } from '../account/account.module.js';
import { SealedSecrets } from './authenticator/sealed-secrets.js';
import { FactorCheck } from './check/factor-check.js';
import { challengeSchema } from './passkeys/challenge.schema.js';
import { Challenges } from './passkeys/challenges.js';
import { RelyingParty } from './passkeys/relying-party.js';
import { RecoveryCodes } from './recovery-codes/recovery-codes.js';
import { SecondFactorEmail } from './second-factor-email.js';
import { secondFactorSchema } from './second-factor.schema.js';
import { SecondFactors } from './second-factors.js';
import { Tickets } from './sign-in/tickets.js';

const shared = [
  Challenges,
  FactorCheck,
  RecoveryCodes,
  RelyingParty,
  SealedSecrets,
  SecondFactorEmail,
  SecondFactors,
  Tickets,
];

/** The part of second factors that sessions need. */
@Module({ imports: [modelsOf(challengeSchema, secondFactorSchema), AccountModule], providers: shared, exports: shared })
export class FactorCheckModule {}
