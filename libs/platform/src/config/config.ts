import { z } from 'zod';
import { variables } from './variables.js';

/** What every process reads. A service that needs more extends it with names of `variables`. */
export const baseConfig = z.object(variables);
export type StallbookConfig = z.infer<typeof baseConfig>;

export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: string[]) {
    super(`The configuration is not complete:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

type Env = Record<string, string | undefined>;

/** Compose and Kubernetes hand on unset variables as empty ones. */
const withoutEmpty = (env: Env): Env => Object.fromEntries(Object.entries(env).filter(([, value]) => value));

const withDerivedDefaults = (env: Env): Env => ({
  STALLBOOK_BUS: env['KAFKA_BROKERS'] ? 'kafka' : 'embedded',
  STALLBOOK_PUBLIC_URL: `http://localhost:${/^\d+$/.exec(env['PORT'] ?? '')?.[0] ?? '8080'}`,
  ...env,
});

const unknownNames = (schema: z.ZodType, env: Env): string[] => {
  const known = new Set([
    ...Object.keys(variables),
    ...(schema instanceof z.ZodObject ? Object.keys(schema.shape) : []),
  ]);
  return Object.keys(env)
    .filter((name) => name.startsWith('STALLBOOK_') && !known.has(name))
    .map((name) => `${name}: no such variable`);
};

const problemsOf = (error: z.ZodError, env: Env): string[] =>
  error.issues.map(({ path, message }) => {
    const name = String(path[0] ?? '');
    return `${name}: ${name in env ? message : 'is missing'}`;
  });

const contradictions = (env: Env): string[] =>
  env['STALLBOOK_BUS'] === 'kafka' && !env['KAFKA_BROKERS']
    ? ['KAFKA_BROKERS: is missing, and STALLBOOK_BUS asks for kafka']
    : [];

/** They are in the repository, so everybody knows them. */
const PUBLISHED_SECRETS = new Set(['only for development, never for real', 'whsec_emulator']);

const publishedSecrets = (env: Env): string[] =>
  env['NODE_ENV'] === 'development'
    ? []
    : ['STALLBOOK_SECRET', 'STRIPE_WEBHOOK_SECRET']
        .filter((name) => PUBLISHED_SECRETS.has(env[name] ?? ''))
        .map((name) => `${name}: is a published secret, allowed with NODE_ENV=development only`);

/**
 * The checked configuration. Throws a `ConfigError` that names every variable that is missing, malformed or, among
 * `STALLBOOK_*`, unknown. Values are never repeated: they can be secrets.
 */
export function loadConfig<T>(schema: z.ZodType<T>, env: Env = process.env): T {
  const given = withDerivedDefaults(withoutEmpty(env));
  const result = schema.safeParse(given);
  const problems = [
    ...(result.success ? [] : problemsOf(result.error, given)),
    ...unknownNames(schema, given),
    ...contradictions(given),
    ...publishedSecrets(given),
  ];
  if (problems.length > 0 || !result.success) throw new ConfigError(problems);
  return result.data;
}
