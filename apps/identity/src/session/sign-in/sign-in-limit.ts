import { Injectable } from '@nestjs/common';
import { AttemptLimit, type Count } from '@stallbook/platform';

/** A few for somebody who mistypes. */
const FREE_FROM_ONE_PLACE = 5;
/** From all addresses together: many machines that share the guessing gain little. */
const FREE_PER_ACCOUNT = 20;
/** Of all accounts together: many people may sit behind one address. */
const FREE_PER_ADDRESS = 50;

/** How often a password may be guessed; it holds for any address of mail, so that it tells nothing of accounts. */
@Injectable()
export class SignInLimit {
  constructor(private readonly limit: AttemptLimit) {}

  /** Throws `RATE_LIMITED`. */
  async require(emailKey: string, remoteAddress: string | undefined): Promise<void> {
    await this.limit.require(...ofAccount(emailKey, remoteAddress), ...ofAddress(remoteAddress));
  }

  /** Somebody who guesses others' passwords must not start afresh by signing in as themselves: the address's count stays. */
  async succeeded(emailKey: string, remoteAddress: string | undefined): Promise<void> {
    await this.limit.takeBack({ all: ofAccount(emailKey, remoteAddress), last: ofAddress(remoteAddress) });
  }

  /** The password was not looked at. */
  async notTried(emailKey: string, remoteAddress: string | undefined): Promise<void> {
    await this.limit.takeBack({ last: [...ofAccount(emailKey, remoteAddress), ...ofAddress(remoteAddress)] });
  }
}

const ofAccount = (emailKey: string, remoteAddress = ''): Count[] => [
  { kind: 'sign-in', subject: `${emailKey} ${remoteAddress}`, free: FREE_FROM_ONE_PLACE },
  { kind: 'sign-in-of', subject: emailKey, free: FREE_PER_ACCOUNT },
];

const ofAddress = (remoteAddress: string | undefined): Count[] =>
  remoteAddress === undefined ? [] : [{ kind: 'sign-in-from', subject: remoteAddress, free: FREE_PER_ADDRESS }];
