import { Inject, Injectable } from '@nestjs/common';
import { signOut, type Done, type SecondFactorNeeded, type Session, type User } from '@stallbook/contracts';
import { DomainError } from '@stallbook/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionCookies } from './cookies.js';
import { Requests } from './requests.js';

export interface SessionAnswer {
  user: Omit<User, 'profile' | 'role'>;
  profile: User['profile'];
  role: User['role'];
}

export interface SecondStep {
  secondFactor: Pick<SecondFactorNeeded, 'authenticator' | 'passkey'>;
}

export const answerOf = ({ profile, role, ...user }: User): SessionAnswer => ({ user, profile, role });

/** Tokens go into cookies, never into a response body. */
@Injectable()
export class SessionReplies {
  constructor(
    @Inject(Requests) private readonly requests: Requests,
    @Inject(SessionCookies) private readonly cookies: SessionCookies,
  ) {}

  open(reply: FastifyReply, session: Session): SessionAnswer {
    this.cookies.open(reply, session);
    return answerOf(session.user);
  }

  /** A new sign-in ends the previous session of the browser. */
  async replace(request: FastifyRequest, reply: FastifyReply, session: Session): Promise<SessionAnswer> {
    if (this.cookies.accessOf(request) ?? this.cookies.refreshOf(request)) await this.end(request);
    return this.open(reply, session);
  }

  async orSecondStep<T>(reply: FastifyReply, opening: () => Promise<T>): Promise<T | SecondStep> {
    try {
      return await opening();
    } catch (error) {
      if (!DomainError.is(error, 'IDENTITY.SECOND_FACTOR_NEEDED')) throw error;
      const { ticket, expiresAt, authenticator, passkey } = error.details as unknown as SecondFactorNeeded;
      this.cookies.setTicket(reply, ticket, new Date(expiresAt));
      return { secondFactor: { authenticator, passkey } };
    }
  }

  end(request: FastifyRequest): Promise<Done> {
    const refreshToken = this.cookies.refreshOf(request);
    return this.requests.callerOf(request).call(signOut, { ...(refreshToken && { refreshToken }) });
  }
}
