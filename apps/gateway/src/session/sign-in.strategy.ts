import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { signIn, type Session, type SignInInput } from '@stallbook/contracts';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { HASHING } from './call-limits.js';
import { agentOf, remoteAddressOf } from './client.js';
import { SessionCookies } from './cookies.js';
import { Requests } from './requests.js';

/** Has no URL, so that passport cannot read a password from the query string. */
export interface SignInAttempt {
  body: SignInInput;
  request: FastifyRequest;
}

@Injectable()
export class SignInStrategy extends PassportStrategy(Strategy, 'sign-in') {
  constructor(
    @Inject(Requests) private readonly requests: Requests,
    @Inject(SessionCookies) private readonly cookies: SessionCookies,
  ) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  validate({ body, request }: SignInAttempt): Promise<Session> {
    const deviceToken = this.cookies.deviceOf(request);
    const input = { ...body, userAgent: agentOf(request), remoteAddress: remoteAddressOf(request), deviceToken };
    return this.requests.callerOf(request).call(signIn, input, HASHING);
  }
}
