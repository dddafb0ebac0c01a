import { Controller, HttpCode, Inject, Param, Post, Req, type RawBodyRequest } from '@nestjs/common';
import { receiveMailEvents } from '@stallbook/contracts';
import type { FastifyRequest } from 'fastify';
import { Requests } from '../session/requests.js';

/** Bounces and complaints. The address is the secret, since mail providers sign in many ways, or not at all. */
@Controller('webhooks')
export class MailWebhookController {
  constructor(@Inject(Requests) private readonly requests: Requests) {}

  @Post('mail/:token')
  @HttpCode(204)
  async receive(@Param('token') token: string, @Req() request: RawBodyRequest<FastifyRequest>): Promise<void> {
    const input = { token, payload: request.rawBody?.toString('utf8') ?? '' };
    await this.requests.callerOf(request).call(receiveMailEvents, input);
  }
}
