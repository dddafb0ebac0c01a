import { requestContext } from '@stallbook/rpc';
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { redact, scrub } from './redact.js';

export type { Logger } from 'pino';

export interface LoggerOptions {
  service: string;
  /** Default `info`. */
  level?: string;
  /** Default the standard output. */
  destination?: DestinationStream;
}

/**
 * One JSON line per entry, with the correlation id of the request under way. Fields are copied through `redact`, and
 * errors keep type, text and stack alone: personal data and secrets never reach a log.
 */
export const createLogger = ({ service, level = 'info', destination }: LoggerOptions): Logger =>
  pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => {
        const correlationId = requestContext.getStore()?.correlationId;
        return correlationId ? { correlationId } : {};
      },
      // Our copy is made before any serializer of pino could see the original.
      serializers: { err: (value: unknown) => value },
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => redact(fields) as Record<string, unknown>,
      },
      hooks: {
        logMethod(args, method) {
          const scrubbed = args.map((part: unknown) => (typeof part === 'string' ? scrub(part) : part));
          return method.apply(this, scrubbed as typeof args);
        },
      },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
