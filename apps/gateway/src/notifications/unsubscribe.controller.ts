import { Controller, HttpCode, Inject, Post, Query, Req } from '@nestjs/common';
import { changeMailSubscription } from '@stallbook/contracts';
import type { FastifyRequest } from 'fastify';
import { Requests } from '../session/requests.js';

/** Mail programs post here (RFC 8058). A GET of the same address opens the page and changes nothing. */
@Controller('unsubscribe')
export class UnsubscribeController {
  constructor(@Inject(Requests) private readonly requests: Requests) {}

  @Post()
  @HttpCode(204)
  async oneClick(@Query('token') token: unknown, @Req() request: FastifyRequest): Promise<void> {
    const input = { token: typeof token === 'string' ? token : '', subscribed: false };
    await this.requests.callerOf(request).call(changeMailSubscription, input);
  }
}
