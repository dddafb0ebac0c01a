import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { liveSince, type LiveSignal } from '@stallbook/contracts';
import { unauthenticated } from '@stallbook/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../graphql/caller.js';
import { Requests } from '../sessions/requests.js';
import { LiveChannels } from './live-channels.js';

const HEARTBEAT_MS = 20_000;

/**
 * Server-sent events of the signed-in person. Whoever comes back after a break names the last cursor and gets what came
 * meanwhile first. Signals without a cursor (progress) tell of something that can be read again anyway.
 */
@Controller('live')
export class LiveController {
  constructor(
    @Inject(Requests) private readonly requests: Requests,
    @Inject(LiveChannels) private readonly channels: LiveChannels,
  ) {}

  @Get()
  async follow(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Query('cursor') asked?: string): Promise<void> {
    const caller = this.requests.callerOf(request);
    const { actor } = caller;
    if (!actor) throw unauthenticated();
    const header = request.headers['last-event-id'];
    const cursor = typeof header === 'string' ? header : asked;

    // Listening comes first: what arrives while the gap is read waits its turn.
    const waiting: string[] = [];
    let send = (signal: string): void => void waiting.push(signal);
    const leave = await this.channels.follow(actor.id, (signal) => send(signal));
    const missed = await this.missed(caller, cursor).catch((error: unknown) => {
      leave();
      throw error;
    });

    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    let seen = BigInt(missed.cursor || '0');
    send = (text) => {
      const signal = JSON.parse(text) as LiveSignal | { type: string; cursor?: undefined; data: unknown };
      if (signal.cursor !== undefined) {
        if (BigInt(signal.cursor) <= seen) return;
        seen = BigInt(signal.cursor);
      }
      raw.write(frame(signal.type, signal.data, signal.cursor));
    };
    raw.write(`retry: 2000\n\n`);
    for (const { type, data, cursor: place } of missed.signals) raw.write(frame(type, data, place));
    waiting.forEach((signal) => send(signal));
    const heartbeat = setInterval(() => raw.write(': \n\n'), HEARTBEAT_MS);
    request.raw.once('close', () => {
      clearInterval(heartbeat);
      leave();
    });
  }

  private async missed(caller: Caller, cursor: string | undefined): Promise<{ signals: LiveSignal[]; cursor: string }> {
    const signals: LiveSignal[] = [];
    let from = cursor && /^\d{1,15}$/.test(cursor) ? cursor : undefined;
    for (;;) {
      const batch = await caller.call(liveSince, { ...(from && { cursor: from }) });
      signals.push(...batch.signals);
      from = batch.cursor;
      if (!batch.more) return { signals, cursor: batch.cursor };
    }
  }
}

const frame = (type: string, data: unknown, cursor: string | undefined): string =>
  `${cursor === undefined ? '' : `id: ${cursor}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
