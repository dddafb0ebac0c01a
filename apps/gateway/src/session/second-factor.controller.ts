import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import {
  checkPasskeyOptions,
  checkSecondFactor,
  completeSignIn,
  refreshSession,
  signInPasskeyOptions,
  type PasskeyOptions,
  type SecondFactorProofInput,
} from '@stallbook/contracts';
import { DomainError, unauthenticated } from '@stallbook/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HASHING } from './call-limits.js';
import { agentOf } from './client.js';
import { SessionCookies } from './cookies.js';
import { Requests } from './requests.js';
import { SessionReplies, type SessionAnswer } from './session-replies.js';

/** The part of the proof that the browser sends. */
type GivenProof = Pick<SecondFactorProofInput, 'code' | 'passkey'>;
const given = ({ code, passkey }: GivenProof = {}): GivenProof => ({ code, passkey });

@Controller('auth')
export class SecondFactorController {
  constructor(
    @Inject(Requests) private readonly requests: Requests,
    @Inject(SessionCookies) private readonly cookies: SessionCookies,
    @Inject(SessionReplies) private readonly replies: SessionReplies,
  ) {}

  @Post('second-factor/passkey')
  @HttpCode(200)
  signInOptions(@Req() request: FastifyRequest): Promise<PasskeyOptions> {
    const input = { ticket: this.ticketOf(request), userAgent: agentOf(request) };
    return this.requests.callerOf(request).call(signInPasskeyOptions, input);
  }

  @Post('second-factor')
  @HttpCode(200)
  async signIn(
    @Body() proof: SecondFactorProofInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const from = { userAgent: agentOf(request), deviceToken: this.cookies.deviceOf(request) };
    const input = { ...given(proof), ...from, ticket: this.ticketOf(request) };
    const session = await this.requests.callerOf(request).call(completeSignIn, input, HASHING);
    this.cookies.setTicket(reply);
    return this.replies.replace(request, reply, session);
  }

  @Post('step-up/passkey')
  @HttpCode(200)
  stepUpOptions(@Req() request: FastifyRequest): Promise<PasskeyOptions> {
    return this.requests.callerOf(request).call(checkPasskeyOptions, {});
  }

  /** The check is a claim of the new access token. */
  @Post('step-up')
  @HttpCode(200)
  async stepUp(
    @Body() proof: SecondFactorProofInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const refreshToken = this.cookies.refreshOf(request);
    if (!refreshToken) throw unauthenticated();
    const caller = this.requests.callerOf(request);
    await caller.call(checkSecondFactor, { ...given(proof), userAgent: agentOf(request) }, HASHING);
    return this.replies.open(reply, await caller.call(refreshSession, { refreshToken }));
  }

  private ticketOf(request: FastifyRequest): string {
    const ticket = this.cookies.ticketOf(request);
    if (!ticket) throw new DomainError('IDENTITY.TICKET_EXPIRED', 'Logging in took too long. Please start again.');
    return ticket;
  }
}
