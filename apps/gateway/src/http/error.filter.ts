import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { DomainError } from '@stallbook/kernel';
import { LOGGER, type Logger, recordSecurityEvent, statusOf } from '@stallbook/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientErrorOf } from './refused-bodies.js';

@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): unknown {
    if (host.getType<string>() === 'graphql') return error;
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { status, body } = this.describe(error);
    if (body.code === 'PERMISSION_DENIED') this.refused(host);
    const wait = DomainError.is(error) ? error.details['retryAfterSeconds'] : undefined;
    if (wait !== undefined) void reply.header('retry-after', String(wait));
    // A picture that is not there yet, or is hidden for a while, would stay away.
    return reply.code(status).header('cache-control', 'no-store').send({ error: body });
  }

  private refused(host: ArgumentsHost): void {
    const { routeOptions } = host.switchToHttp().getRequest<FastifyRequest>();
    recordSecurityEvent(this.logger, 'authorization_refused', { route: routeOptions.url ?? 'unknown' });
  }

  private describe(error: unknown): { status: number; body: { code: string; message: string; fields: unknown[] } } {
    if (DomainError.is(error)) {
      const { code, message, fields } = error;
      return { status: statusOf(code), body: { code, message, fields } };
    }
    if (error instanceof HttpException) {
      const status = error.getStatus();
      return {
        status,
        body: { code: status === 404 ? 'NOT_FOUND' : 'BAD_REQUEST', message: error.message, fields: [] },
      };
    }
    const refused = clientErrorOf(error);
    if (refused) return refused;
    this.logger.error({ err: error }, 'request failed unexpectedly');
    return { status: 500, body: { code: 'INTERNAL', message: 'Something went wrong. Please try again.', fields: [] } };
  }
}
