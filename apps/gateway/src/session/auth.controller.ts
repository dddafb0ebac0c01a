import { randomBytes } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import {
  checkNewPassword,
  currentUser,
  refreshSession,
  requestPasswordReset,
  resendConfirmation,
  resetSession,
  signUp,
  verifyLink,
  type AskForEmailInput,
  type CheckNewPasswordInput,
  type Done,
  type NewPasswordCheck,
  type ResetSession,
  type Session,
  type SignInInput,
  type SignUpInput,
  type VerifyLinkInput,
} from '@stallbook/contracts';
import { badInput, DomainError, unauthenticated, type Operation } from '@stallbook/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { authenticate } from './authenticate.js';
import { HASHING } from './call-limits.js';
import { agentOf, remoteAddressOf } from './client.js';
import { SessionCookies } from './cookies.js';
import { Requests } from './requests.js';
import { answerOf, SessionReplies, type SessionAnswer } from './session-replies.js';
import { SignInStrategy } from './sign-in.strategy.js';

/** Tokens travel only in httpOnly cookies. */
@Controller('auth')
export class AuthController {
  constructor(
    @Inject(Requests) private readonly requests: Requests,
    @Inject(SessionCookies) private readonly cookies: SessionCookies,
    @Inject(SessionReplies) private readonly replies: SessionReplies,
    @Inject(SignInStrategy) private readonly signInStrategy: SignInStrategy,
  ) {}

  @Get('session')
  async session(@Req() request: FastifyRequest): Promise<SessionAnswer> {
    const caller = this.requests.callerOf(request);
    if (!caller.actor) throw unauthenticated();
    return answerOf(await caller.call(currentUser, {}));
  }

  @Post('sign-up')
  @HttpCode(200)
  async signUp(
    @Body() input: SignUpInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const browserToken = this.cookies.browserOf(request) ?? randomBytes(32).toString('base64url');
    this.cookies.keepBrowser(reply, browserToken);
    const from = { userAgent: agentOf(request), remoteAddress: remoteAddressOf(request), browserToken };
    return this.replies.orSecondStep(reply, async () => {
      const { session, ...result } = await this.call(request, signUp, { ...input, ...from });
      return { ...result, session: session ? await this.replies.replace(request, reply, session) : null };
    });
  }

  @Post('sign-in')
  @HttpCode(200)
  async signIn(
    @Body() body: SignInInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.replies.orSecondStep(reply, async () => {
      const session = await authenticate<Session>(this.signInStrategy, { body, request });
      if (!session) throw badInput('Please enter your email and password.');
      return this.replies.replace(request, reply, session);
    });
  }

  @Post('refresh')
  @HttpCode(200)
  async refresh(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const refreshToken = this.cookies.refreshOf(request);
    if (!refreshToken) throw unauthenticated('Your session has expired. Please log in again.');
    try {
      return this.replies.open(reply, await this.call(request, refreshSession, { refreshToken }));
    } catch (error) {
      if (!DomainError.is(error, 'IDENTITY.SESSION_ENDED')) throw error;
      this.cookies.close(reply);
      throw unauthenticated(error.message);
    }
  }

  /** Clears the cookies even if the service fails, so that a broken session can always be left. */
  @Post('sign-out')
  @HttpCode(200)
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<Done> {
    this.cookies.close(reply);
    return this.replies.end(request);
  }

  @Post('confirm')
  @HttpCode(200)
  async confirm(
    @Body() input: VerifyLinkInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { cookies } = this;
    const tokens = { browserToken: cookies.browserOf(request), deviceToken: cookies.deviceOf(request) };
    const from = { userAgent: agentOf(request), ...tokens };
    const opened = await this.replies.orSecondStep(reply, async () => {
      const { session, ...result } = await this.call(request, verifyLink, { ...input, ...from });
      return { ...result, session: session && (await this.replies.replace(request, reply, session)) };
    });
    return { type: input.type, session: null, needsPassword: false, chosenPlan: null, ...opened };
  }

  @Post('resend')
  @HttpCode(200)
  resend(@Body() input: AskForEmailInput, @Req() request: FastifyRequest): Promise<Done> {
    const browserToken = this.cookies.browserOf(request);
    return this.call(request, resendConfirmation, { ...input, remoteAddress: remoteAddressOf(request), browserToken });
  }

  @Post('forgot-password')
  @HttpCode(200)
  forgotPassword(@Body() input: AskForEmailInput, @Req() request: FastifyRequest): Promise<Done> {
    return this.call(request, requestPasswordReset, { ...input, remoteAddress: remoteAddressOf(request) });
  }

  /** POST keeps the password out of URLs and caches. */
  @Post('check-password')
  @HttpCode(200)
  checkPassword(@Body() input: CheckNewPasswordInput, @Req() request: FastifyRequest): Promise<NewPasswordCheck> {
    return this.call(request, checkNewPassword, { ...input, remoteAddress: remoteAddressOf(request) });
  }

  @Get('reset')
  reset(@Req() request: FastifyRequest): Promise<ResetSession> {
    return this.call(request, resetSession, {});
  }

  private call<I, O>(request: FastifyRequest, operation: Operation<I, O>, input: NoInfer<I>): Promise<O> {
    return this.requests.callerOf(request).call(operation, input, HASHING);
  }
}
