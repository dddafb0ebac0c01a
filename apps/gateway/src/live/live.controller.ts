import { once } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { liveSince } from '@stallbook/contracts';
import { unauthenticated, type Clock } from '@stallbook/kernel';
import { CLOCK, SessionRevocationList, LOGGER, type Logger } from '@stallbook/platform';
import { unavailable } from '@stallbook/rpc';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { goneSignal } from '../http/gone-signal.js';
import { Requests } from '../session/requests.js';
import { LiveChannels } from './live-channels.js';
import { SignalFeed } from './signal-feed.js';
import { StreamSlots } from './stream-slots.js';

const HEARTBEAT_MS = 20_000;
const MAX_UNREAD_BYTES = 256 * 1024;

/** A stream ends with its session, its access token, or a client that does not read; the browser reconnects with the last cursor. */
@Controller('live')
export class LiveController {
  constructor(
    @Inject(Requests) private readonly requests: Requests,
    @Inject(LiveChannels) private readonly channels: LiveChannels,
    @Inject(StreamSlots) private readonly slots: StreamSlots,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SessionRevocationList) private readonly ended: SessionRevocationList,
  ) {}

  @Get()
  async follow(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query('cursor') asked?: string,
  ): Promise<void> {
    if (!request.user) throw unauthenticated();
    const { actor, until, endsWith } = request.user;
    const caller = this.requests.callerOf(request);
    const gone = goneSignal(reply);
    if (gone.aborted) return;
    // After a refusal, the web app waits longer each time; after a broken stream, a browser does not.
    if (!this.channels.areOpen) throw unavailable();
    gone.addEventListener('abort', this.slots.take(actor.id));
    const header = request.headers['last-event-id'];
    const cursor = typeof header === 'string' ? header : asked;

    const known = cursor && /^\d{1,15}$/.test(cursor) ? cursor : undefined;
    const start = known ?? (await caller.call(liveSince, {})).cursor;
    if (gone.aborted) return;
    const left = once(gone, 'abort');
    const { raw } = reply;
    const write = eventStream(reply);
    const feed = new SignalFeed(
      start,
      (from) => caller.call(liveSince, { cursor: from }),
      (signal) => write(frame(signal.type, signal.data, signal.cursor)),
    );
    const lost = (err: unknown) => {
      this.logger.warn({ err }, 'live signals were interrupted; the browser will reconnect');
      raw.destroy();
    };
    const heartbeat = setInterval(() => write(': \n\n'), HEARTBEAT_MS);
    const end = setTimeout(() => raw.end(), until.getTime() - this.clock.now().getTime());
    const forget = this.ended.watch(endsWith, () => raw.end());
    try {
      // Subscribe before reading missed signals, so that none is lost.
      const leave = await this.channels.follow(actor.id, {
        receive: (text) => void feed.receive(JSON.parse(text)).catch(lost),
        interrupted: () => raw.end(),
      });
      void left.then(leave);
      await feed.catchUp();
      await left;
    } catch (error) {
      lost(error);
    } finally {
      clearInterval(heartbeat);
      clearTimeout(end);
      forget();
    }
  }
}

/** Starts the stream. @returns what writes to it */
function eventStream(reply: FastifyReply): (text: string) => void {
  const { raw } = reply;
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 2000\n\n');
  return (text) => {
    // The session can end at any time.
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > MAX_UNREAD_BYTES) raw.destroy();
  };
}

const frame = (type: string, data: unknown, cursor: string | undefined): string =>
  `${cursor === undefined ? '' : `id: ${cursor}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
