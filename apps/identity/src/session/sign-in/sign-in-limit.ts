import { Injectable } from '@nestjs/common';
import { AttemptLimit, type Count } from '@stallbook/platform';

/** Leaves room for typing errors. */
const FREE_FROM_ONE_PLACE = 5;
/** Per account, so many machines gain little. */
const FREE_PER_ACCOUNT = 20;
/** Per IP address, which many people may share. */
const FREE_PER_ADDRESS = 50;

export interface Attempt {
  emailKey: string;
  remoteAddress: string | undefined;
  /** A device on which this address signed in before. */
  deviceId: string | undefined;
}

/** Limits password guesses. It counts for any address, so it reveals no accounts. */
@Injectable()
export class SignInLimit {
  constructor(private readonly limit: AttemptLimit) {}

  /** Keeps the count of the IP address: attackers must not reset it with their own sign-in. @throws DomainError RATE_LIMITED */
  guess<T>(attempt: Attempt, check: () => Promise<T>): Promise<T> {
    return this.limit.guess({ all: ofAccount(attempt), last: ofAddress(attempt) }, check);
  }
}

/** Guesses from elsewhere do not count for a known device. */
const ofAccount = ({ emailKey, remoteAddress = '', deviceId }: Attempt): Count[] =>
  deviceId !== undefined
    ? [{ kind: 'sign-in-on', subject: `${emailKey} ${deviceId}`, free: FREE_FROM_ONE_PLACE }]
    : [
        { kind: 'sign-in', subject: `${emailKey} ${remoteAddress}`, free: FREE_FROM_ONE_PLACE },
        { kind: 'sign-in-of', subject: emailKey, free: FREE_PER_ACCOUNT },
      ];

const ofAddress = ({ remoteAddress }: Attempt): Count[] =>
  remoteAddress === undefined ? [] : [{ kind: 'sign-in-from', subject: remoteAddress, free: FREE_PER_ADDRESS }];
