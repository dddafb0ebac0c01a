import { Controller, HttpCode, Inject, Post, Req, type RawBodyRequest } from '@nestjs/common';
import { receiveStripeWebhook, type WebhookReceipt } from '@stallbook/contracts';
import type { FastifyRequest } from 'fastify';
import { STRIPE } from '../session/call-limits.js';
import { Requests } from '../session/requests.js';

/** Passes the raw body on, since billing verifies the signature over its bytes. */
@Controller('webhooks')
export class StripeWebhookController {
  constructor(@Inject(Requests) private readonly requests: Requests) {}

  @Post('stripe')
  @HttpCode(200)
  receive(@Req() request: RawBodyRequest<FastifyRequest>): Promise<WebhookReceipt> {
    const signature = request.headers['stripe-signature'];
    const input = {
      payload: request.rawBody?.toString('utf8') ?? '',
      signature: typeof signature === 'string' ? signature : '',
    };
    return this.requests.callerOf(request).call(receiveStripeWebhook, input, STRIPE);
  }
}
