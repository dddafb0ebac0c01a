import { MercuriusDriver, type MercuriusDriverConfig } from '@nestjs/mercurius';
import { recordSecurityEvent, type Logger } from '@stallbook/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NoSchemaIntrospectionCustomRule } from 'graphql';
import { GRAPHQL_PATH } from '../http/refuse.js';
import type { SessionCookies } from '../session/cookies.js';
import type { Requests } from '../session/requests.js';
import { formatFailures, unexpectedAmong } from './error-formatter.js';
import { limitsRule } from './limits.js';
import { Loaders } from './loaders.js';
import type { PersistedOperations } from './persisted-operations.js';

export interface GraphqlSettings {
  production: boolean;
  persisted: PersistedOperations | undefined;
  /** If absent, the schema is in memory only. */
  schemaFile?: string;
}

/** The validation rules must be an array: a function would turn off the document cache and the compiler. */
export function graphqlOptions(
  { requests, cookies, logger }: { requests: Requests; cookies: SessionCookies; logger: Logger },
  settings: GraphqlSettings,
): MercuriusDriverConfig {
  return {
    driver: MercuriusDriver,
    autoSchemaFile: settings.schemaFile ?? true,
    sortSchema: true,
    jit: 1,
    graphiql: false,
    path: GRAPHQL_PATH,
    validationRules: settings.production ? [limitsRule, NoSchemaIntrospectionCustomRule] : [limitsRule],
    context: (request: FastifyRequest, reply: FastifyReply) => {
      const caller = requests.callerOf(request);
      if (request.headers['idempotency-key'] !== undefined) cookies.markWrite(reply);
      return { caller, loaders: new Loaders(caller), request, reply };
    },
    errorFormatter: (execution) => {
      const failed = execution.errors as readonly Error[];
      for (const err of unexpectedAmong(failed)) logger.error({ err }, 'request failed unexpectedly');
      const { statusCode, errors } = formatFailures(failed, { hints: !settings.production });
      for (const { path, extensions } of errors) {
        if (extensions?.['code'] !== 'PERMISSION_DENIED') continue;
        recordSecurityEvent(logger, 'authorization_refused', { field: String(path?.[0] ?? 'unknown') });
      }
      return { statusCode, response: { data: execution.data ?? null, errors } };
    },
    ...(settings.persisted?.options(settings.production) ?? {}),
  } as MercuriusDriverConfig;
}
