import { requestContext } from '@stallbook/rpc';
import { pino, type DestinationStream, type Logger } from 'pino';
import { standardOutput } from './log-destination.js';
import { redact, scrub } from './redact.js';

export type { Logger } from 'pino';

export interface LoggerOptions {
  service: string;
  level?: string;
  destination?: DestinationStream;
}

/** Every field passes through `redact`, so that personal data and secrets never reach a log. */
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
      // Fields are redacted before the serializers of pino run.
      serializers: { err: (value: unknown) => value },
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => redact(fields) as Record<string, unknown>,
      },
      hooks: {
        logMethod(args, method) {
          method.apply(this, safeArguments(args) as typeof args);
        },
      },
    },
    destination ?? standardOutput,
  );

/** Without a message pino would log that of the error unredacted. */
function safeArguments([first, ...rest]: unknown[]): unknown[] {
  if (typeof first === 'string') return [scrub(first), ...rest.map((part) => redact(part))];
  const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;
  const text = rest.length === 0 && error instanceof Error ? [error.message] : rest;
  return [first, ...text.map((part) => redact(part))];
}
