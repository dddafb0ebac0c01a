import { Inject, Injectable } from '@nestjs/common';
import { badInput, DomainError, notFound } from '@stallbook/kernel';
import { CONFIG, LOGGER, type Logger, type StallbookConfig } from '@stallbook/platform';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { Binary } from 'mongodb';
import type { Account } from '../../account/account.js';
import type { StoredPasskey } from '../second-factor.js';
import type { UsedPasskey } from '../second-factors.js';
import { Challenges } from './challenges.js';

export const passkeyRefused = () =>
  new DomainError('IDENTITY.PASSKEY_REFUSED', 'This passkey could not be used. Please try again.');

/** Passkeys are bound to the host of `STALLBOOK_PUBLIC_URL`. */
@Injectable()
export class RelyingParty {
  private readonly id: string;
  private readonly origin: string;

  constructor(
    private readonly challenges: Challenges,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CONFIG) { STALLBOOK_PUBLIC_URL }: StallbookConfig,
  ) {
    const { hostname, origin } = new URL(STALLBOOK_PUBLIC_URL);
    this.id = hostname;
    this.origin = origin;
  }

  async optionsToAdd(account: Account, sessionId: string, present: readonly StoredPasskey[]): Promise<string> {
    const options = await generateRegistrationOptions({
      rpName: 'Stallbook',
      rpID: this.id,
      userName: account.email,
      userID: new Uint8Array(Buffer.from(account._id)),
      excludeCredentials: present.map(({ credentialId: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    });
    await this.challenges.keep(options.challenge, { accountId: account._id, purpose: 'add', sessionId });
    return JSON.stringify(options);
  }

  /** @throws DomainError IDENTITY.PASSKEY_REFUSED */
  async added(accountId: string, sessionId: string, response: string) {
    const { verified, registrationInfo } = await this.tried(() =>
      verifyRegistrationResponse({
        response: parse(response) as RegistrationResponseJSON,
        expectedChallenge: (challenge) => this.challenges.use(challenge, { accountId, purpose: 'add', sessionId }),
        expectedOrigin: this.origin,
        expectedRPID: this.id,
        requireUserVerification: false,
      }),
    );
    if (!verified) throw passkeyRefused();
    const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { credentialId, publicKey: new Binary(publicKey), counter, transports };
  }

  async optionsToCheck(accountId: string, passkeys: readonly StoredPasskey[]): Promise<string> {
    if (passkeys.length === 0) throw notFound('There is no passkey');
    const options = await generateAuthenticationOptions({
      rpID: this.id,
      allowCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
      userVerification: 'preferred',
    });
    await this.challenges.keep(options.challenge, { accountId, purpose: 'check', sessionId: null });
    return JSON.stringify(options);
  }

  /** The passkey with its new counter. @throws DomainError IDENTITY.PASSKEY_REFUSED */
  async answered(accountId: string, passkeys: readonly StoredPasskey[], response: string): Promise<UsedPasskey> {
    const given = parse(response) as AuthenticationResponseJSON;
    const passkey = passkeys.find(({ credentialId }) => credentialId === given.id);
    if (!passkey) throw passkeyRefused();
    const { credentialId: id, publicKey, counter, transports } = passkey;
    const { verified, authenticationInfo } = await this.tried(() =>
      verifyAuthenticationResponse({
        response: given,
        expectedChallenge: (challenge) =>
          this.challenges.use(challenge, { accountId, purpose: 'check', sessionId: null }),
        expectedOrigin: this.origin,
        expectedRPID: this.id,
        credential: { id, publicKey: new Uint8Array(publicKey.buffer), counter, transports },
        requireUserVerification: false,
      }),
    );
    if (!verified) throw passkeyRefused();
    return { credentialId: id, before: counter, counter: authenticationInfo.newCounter };
  }

  /** The library throws for every invalid answer. */
  private async tried<T>(verify: () => Promise<T>): Promise<T> {
    try {
      return await verify();
    } catch (err) {
      this.logger.info({ err }, 'an answer of a passkey was refused');
      throw passkeyRefused();
    }
  }
}

function parse(response: string): object {
  const value = parsed(response);
  if (typeof value !== 'object' || value === null) throw badInput('This is not the answer of a passkey.');
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
