import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Controller, Get, Module, StreamableFile } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { closeHttp } from './close-http.js';

describe('an HTTP server that closes', () => {
  let download: PassThrough;

  @Controller()
  class Downloads {
    @Get()
    file() {
      download = new PassThrough();
      download.write('begin ');
      return new StreamableFile(download);
    }
  }

  @Module({ controllers: [Downloads] })
  class Server {}

  const agent = new Agent({ keepAlive: true });
  let app: NestFastifyApplication;
  let answer: IncomingMessage;
  beforeEach(async () => {
    app = await NestFactory.create<NestFastifyApplication>(Server, new FastifyAdapter(), { logger: false });
    await app.listen(0, '127.0.0.1');
    [answer] = (await once(get(await app.getUrl(), { agent }), 'response')) as [IncomingMessage];
  });
  afterAll(() => agent.destroy());

  it('completes a download in progress and does not wait for its connection', async () => {
    const closed = closeHttp(app, 60_000);
    download.end('end');
    expect(await text(answer)).toBe('begin end');
    await closed;
  });

  it('lets what takes longer than the limit answer first', async () => {
    const closed = closeHttp(app, 100, () => download.end('interrupted'));
    expect(await text(answer)).toBe('begin interrupted');
    await closed;
  });

  it('cuts what takes longer than the limit', async () => {
    const closed = closeHttp(app, 100);
    await expect(text(answer)).rejects.toThrow('aborted');
    await closed;
  });
});
