import { Injectable } from '@nestjs/common';
import { AttemptLimit, type Count } from '@stallbook/platform';

/** A few for somebody who mistypes. */
const FREE_FROM_ONE_PLACE = 5;
/** From all addresses together: many machines that share the guessing gain little. */
const FREE_PER_ACCOUNT = 20;
/** Of all accounts together: many people may sit behind one address. */
const FREE_PER_ADDRESS = 50;

export interface Attempt {
  emailKey: string;
  remoteAddress: string | undefined;
  /** Where somebody with this address of mail signed in before. */
  deviceId: string | undefined;
}

/** How often a password may be guessed; it holds for any address of mail, so that it tells nothing of accounts. */
@Injectable()
export class SignInLimit {
  constructor(private readonly limit: AttemptLimit) {}

  /** Throws `RATE_LIMITED`. */
  async require(attempt: Attempt): Promise<void> {
    await this.limit.require(...ofAccount(attempt), ...ofAddress(attempt));
  }

  /** Somebody who guesses others' passwords must not start afresh by signing in as themselves: the address's count stays. */
  async succeeded(attempt: Attempt): Promise<void> {
    await this.limit.takeBack({ all: ofAccount(attempt), last: ofAddress(attempt) });
  }

  /** The password was not looked at. */
  async notTried(attempt: Attempt): Promise<void> {
    await this.limit.takeBack({ last: [...ofAccount(attempt), ...ofAddress(attempt)] });
  }
}

/** What others try elsewhere does not count on a device that was there before. */
const ofAccount = ({ emailKey, remoteAddress = '', deviceId }: Attempt): Count[] =>
  deviceId !== undefined
    ? [{ kind: 'sign-in-on', subject: `${emailKey} ${deviceId}`, free: FREE_FROM_ONE_PLACE }]
    : [
        { kind: 'sign-in', subject: `${emailKey} ${remoteAddress}`, free: FREE_FROM_ONE_PLACE },
        { kind: 'sign-in-of', subject: emailKey, free: FREE_PER_ACCOUNT },
      ];

const ofAddress = ({ remoteAddress }: Attempt): Count[] =>
  remoteAddress === undefined ? [] : [{ kind: 'sign-in-from', subject: remoteAddress, free: FREE_PER_ADDRESS }];
