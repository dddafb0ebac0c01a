import { z } from 'zod';
import { keyProblems, type ProcessName } from './keys.js';
import { publishedSecrets } from './published-secrets.js';
import { variables } from './variables.js';

export const baseConfig = z.object(variables);
export type StallbookConfig = z.infer<typeof baseConfig>;

export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: string[]) {
    super(`The configuration is invalid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

type Env = Record<string, string | undefined>;

const withoutEmpty = (env: Env): Env => Object.fromEntries(Object.entries(env).filter(([, value]) => value));

const withDerivedDefaults = (env: Env): Env => ({
  STALLBOOK_BUS: env['KAFKA_BROKERS'] ? 'kafka' : 'embedded',
  STALLBOOK_PUBLIC_URL: `http://localhost:${/^\d+$/.exec(env['PORT'] ?? '')?.[0] ?? '8080'}`,
  ...env,
});

const unknownNames = (schema: z.ZodType, env: Env): string[] => {
  const names = new Set([
    ...Object.keys(variables),
    ...(schema instanceof z.ZodObject ? Object.keys(schema.shape) : []),
  ]);
  return Object.keys(env)
    .filter((name) => name.startsWith('STALLBOOK_') && !names.has(name))
    .map((name) => `${name}: no such variable`);
};

const problemsOf = (error: z.ZodError, env: Env): string[] =>
  error.issues.map(({ path, message }) => {
    const name = String(path[0] ?? '');
    return `${name}: ${name in env ? message : 'is missing'}`;
  });

const contradictions = (env: Env): string[] =>
  env['STALLBOOK_BUS'] === 'kafka' && !env['KAFKA_BROKERS']
    ? ['KAFKA_BROKERS: is missing but required by STALLBOOK_BUS=kafka']
    : [];

/**
 * Returns the validated configuration. Checks the keys too if `holder` is given. @throws ConfigError naming every
 * missing, malformed, or (for `STALLBOOK_*`) unknown variable, never its value
 */
export function loadConfig<T>(schema: z.ZodType<T>, env: Env = process.env, holder?: ProcessName): T {
  const values = withDerivedDefaults(withoutEmpty(env));
  const result = schema.safeParse(values);
  const problems = [
    ...(result.success ? [] : problemsOf(result.error, values)),
    ...unknownNames(schema, values),
    ...contradictions(values),
    ...(holder ? keyProblems(holder, values) : []),
    ...publishedSecrets(values),
  ];
  if (problems.length > 0 || !result.success) throw new ConfigError(problems);
  return result.data;
}

/** Loads the configuration of one process, which must have its own keys and no others. */
export const processConfig = <T = StallbookConfig>(holder: ProcessName, schema?: z.ZodType<T>): T =>
  loadConfig(schema ?? (baseConfig as unknown as z.ZodType<T>), process.env, holder);
