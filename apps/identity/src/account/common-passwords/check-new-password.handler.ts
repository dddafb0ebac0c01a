import { Controller } from '@nestjs/common';
import { checkNewPassword, type CheckNewPasswordInput, type NewPasswordCheck } from '@stallbook/contracts';
import { AttemptLimit } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { isCommonPassword } from './common-passwords.js';
import { isObviousPassword } from './obvious-password.js';

/** Pages check during typing, and many people may share one IP address. */
const PER_ADDRESS = 600;

@Controller()
export class CheckNewPasswordHandler {
  constructor(private readonly limit: AttemptLimit) {}

  @Handles(checkNewPassword)
  async check({ password, email, remoteAddress }: CheckNewPasswordInput): Promise<NewPasswordCheck> {
    if (remoteAddress) await this.limit.require({ kind: 'new-password', subject: remoteAddress, free: PER_ADDRESS });
    return { common: isCommonPassword(password), obvious: isObviousPassword(password, email) };
  }
}
