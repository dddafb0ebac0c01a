import { Controller, Get, Header, Module, Res } from '@nestjs/common';
import { health } from './health.js';
import { METRICS_TYPE, metricsText } from './metrics.js';

interface StatusReply {
  status(code: number): unknown;
}

@Controller()
class HealthController {
  /** The process lives. */
  @Get('healthz')
  alive() {
    return { status: 'ok' };
  }

  /** The process can do its work; else 503 with the names of what fails, and nothing more. */
  @Get('readyz')
  @Header('cache-control', 'no-store')
  async ready(@Res({ passthrough: true }) reply: StatusReply) {
    const failing = await health.failing();
    if (failing.length === 0) return { status: 'ok' };
    reply.status(503);
    return { status: 'unavailable', failing };
  }

  @Get('metrics')
  @Header('content-type', METRICS_TYPE)
  metrics() {
    return metricsText();
  }
}

@Module({ controllers: [HealthController] })
export class HealthModule {}
