import { Inject, Injectable } from '@nestjs/common';
import {
  EffectiveRole,
  Language,
  ProfileRole,
  type Profile,
  type Session,
  type User,
  type UserMetadata,
} from '@stallbook/contracts';
import { emailHash, type Clock, type SecondFactorCheck } from '@stallbook/kernel';
import {
  ACCESS_TOKEN_MS,
  AdminList,
  CLOCK,
  CONFIG,
  accessTokenKeys,
  signAccessToken,
  type AccessClaims,
  type StallbookConfig,
} from '@stallbook/platform';
import type { Account } from '../account/account.js';
import { ProfileProvisioning } from '../profile/profile-provisioning.js';
import type { OpenSession } from './session-tokens.js';

const toMetadata = ({ metadata }: Account): UserMetadata => ({
  role: metadata.role ?? null,
  businessName: metadata.businessName ?? null,
  contactName: metadata.contactName ?? null,
  phone: metadata.phone ?? null,
  address: metadata.address ?? null,
  city: metadata.city ?? null,
  state: metadata.state ?? null,
  zipCode: metadata.zipCode ?? null,
});

/** Creates the answer about a session: the user and the access token. */
@Injectable()
export class SessionAnswers {
  private readonly key;
  private readonly admins: AdminList;

  constructor(
    private readonly profiles: ProfileProvisioning,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) config: StallbookConfig,
  ) {
    this.key = accessTokenKeys(config);
    this.admins = new AdminList(config);
  }

  /** Also creates the profile if sign-up provided all fields. */
  async session(account: Account, open: OpenSession, correlationId: string): Promise<Session> {
    return this.toSession(account, open, await this.profiles.ensure(account, correlationId));
  }

  /** For a new account, whose owner creates the profile next. */
  withoutProfile(account: Account, open: OpenSession): Session {
    return this.toSession(account, open, null);
  }

  private toSession(account: Account, open: OpenSession, profile: Profile | null): Session {
    const factor = account.secondFactor ? { checkedAt: open.factorAt?.toISOString() ?? null } : undefined;
    const claims: AccessClaims = { ...this.claimsOf(account, profile, factor), sid: open.id, epoch: open.epoch };
    return {
      accessToken: signAccessToken(claims, this.key, this.clock),
      refreshToken: open.refreshToken,
      accessExpiresAt: new Date(this.clock.now().getTime() + ACCESS_TOKEN_MS).toISOString(),
      refreshExpiresAt: open.refreshExpiresAt.toISOString(),
      user: this.user(account, profile, factor),
    };
  }

  /** `factor` is the last check in the session. */
  user(account: Account, profile: Profile | null, factor: SecondFactorCheck | undefined): User {
    const claims = { ...this.claimsOf(account, profile, factor), sid: '' };
    const role = this.admins.roleOf(claims);
    return {
      id: account._id,
      email: account.email,
      emailConfirmedAt: account.emailConfirmedAt?.toISOString() ?? null,
      role: EffectiveRole[role],
      language: account.language ? Language[account.language] : null,
      hasSecondFactor: account.secondFactor ?? false,
      awaitsSecondFactor: this.admins.awaitsFactor(claims),
      userMetadata: toMetadata(account),
      profile,
    };
  }

  private claimsOf(
    account: Account,
    profile: Profile | null,
    factor: SecondFactorCheck | undefined,
  ): Omit<AccessClaims, 'sid'> {
    return {
      sub: account._id,
      role: profile === null ? 'none' : ProfileRole[profile.role],
      confirmed: account.emailConfirmedAt !== null,
      eh: emailHash(account.email),
      ...(factor && { factor }),
    };
  }
}
