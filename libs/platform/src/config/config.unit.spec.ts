import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { baseConfig, ConfigError, loadConfig } from './config.js';
import { keyHolders } from './keys.js';

const env = {
  MONGODB_URL: 'mongodb://one,two/?replicaSet=rs0',
  REDIS_URL: 'redis://localhost',
};

const problemsOf = (env: Record<string, string | undefined>): string[] => {
  try {
    loadConfig(baseConfig, env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

describe('the configuration', () => {
  it('fills in defaults', () => {
    expect(loadConfig(baseConfig, { ...env, PORT: '9000' })).toMatchObject({
      STALLBOOK_BUS: 'embedded',
      STALLBOOK_PUBLIC_URL: 'http://localhost:9000',
      HOST: '127.0.0.1',
      OPS_HOST: '127.0.0.1',
      OPS_PORT: 0,
      STALLBOOK_HTTP_PORT: 0,
      STALLBOOK_ADMIN_EMAILS: [],
      STALLBOOK_DB_PREFIX: 'stallbook',
    });
  });

  it('uses Kafka if brokers are set', () => {
    const config = loadConfig(baseConfig, { ...env, KAFKA_BROKERS: 'a:1, b:2' });
    expect(config).toMatchObject({ STALLBOOK_BUS: 'kafka', KAFKA_BROKERS: ['a:1', 'b:2'] });
  });

  it('treats an empty variable as unset', () => {
    expect(loadConfig(baseConfig, { ...env, SMTP_URL: '', PORT: '' })).toMatchObject({ PORT: 8080 });
  });

  it('names every missing, malformed, and unknown variable together', () => {
    expect(
      problemsOf({ ...env, REDIS_URL: undefined, PORT: 'http', LOG_LEVEL: 'loud', STALLBOOK_DATABSE: 'x' }).sort(),
    ).toEqual([
      expect.stringMatching(/^LOG_LEVEL: /),
      expect.stringMatching(/^PORT: /),
      'REDIS_URL: is missing',
      'STALLBOOK_DATABSE: no such variable',
    ]);
  });

  it.each([
    ['MONGODB_URL', 'postgres://u:hunter2@h'],
    ['REDIS_URL', 'hunter2'],
    ['STALLBOOK_PERSONAL_KEYS', 'hunter2'],
    ['STALLBOOK_RPC_EVENTS', 'hunter2'],
    ['STALLBOOK_DB_PREFIX', 'hunter2/../'],
    ['KAFKA_BROKERS', 'hunter2'],
    ['STALLBOOK_ADMIN_EMAILS', 'ann@example.org,hunter2'],
    ['STALLBOOK_STAFF_EMAIL', 'hunter2'],
    ['STALLBOOK_DEMO', 'hunter2'],
    ['STALLBOOK_BUS', 'hunter2'],
    ['S3_ENDPOINT', 'hunter2'],
    ['STRIPE_EMULATOR_PUBLIC_URL', 'hunter2'],
  ])('refuses a malformed %s without repeating it', (name, value) => {
    const problems = problemsOf({ ...env, [name]: value });
    expect(problems).toEqual([expect.stringContaining(`${name}: `)]);
    expect(problems.join()).not.toContain('hunter2');
  });

  it('refuses Kafka without brokers', () => {
    expect(problemsOf({ ...env, STALLBOOK_BUS: 'kafka' })).toEqual([
      expect.stringContaining('KAFKA_BROKERS: is missing'),
    ]);
  });

  it.each([
    ['STALLBOOK_PERSONAL_KEYS', 'dev:b25seSBmb3IgZGV2ZWxvcG1lbnQ6IHBlcnNvbmFsLi4='],
    ['STALLBOOK_ACTOR_KEYS', 'dev:MC4CAQAwBQYDK2VwBCIEIOYoImcVOv9tVIljnEcAa+jq29OIO+1W8zOrBa9lV0jh'],
    ['STALLBOOK_FILE_KEYS', `2:${'A'.repeat(44)}, 1:b25seSBmb3IgZGV2ZWxvcG1lbnQ6IGZpbGUuLi4uLi4=`],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_emulator'],
  ])('refuses a published %s except in development', (name, value) => {
    for (const mode of ['production', 'test', undefined]) {
      expect(problemsOf({ ...env, [name]: value, NODE_ENV: mode })).toEqual([
        `${name}: is a published secret, allowed only with NODE_ENV=development`,
      ]);
    }
    expect(problemsOf({ ...env, [name]: value, NODE_ENV: 'development' })).toEqual([]);
  });

  it('recognizes every secret that the repository publishes', () => {
    const root = join(import.meta.dirname, '../../../..');
    const texts = ['docker-compose.development.env', 'k8s/overlays/development/kustomization.yaml'].map((file) =>
      readFileSync(join(root, file), 'utf8'),
    );
    const published = texts.flatMap((text) => [...text.matchAll(/(STALLBOOK_\w+_KEYS|STRIPE_WEBHOOK_SECRET)=(.+)/g)]);
    expect(new Set(published.map(([, name]) => name)).size).toBe(Object.keys(keyHolders).length + 1);
    for (const [, name = '', value] of published) expect(problemsOf({ ...env, [name]: value })).toHaveLength(1);
  });

  it('accepts the variables that a service adds', () => {
    const schema = baseConfig.extend({ STALLBOOK_SPECIAL: z.string() });
    expect(loadConfig(schema, { ...env, STALLBOOK_SPECIAL: 'a' }).STALLBOOK_SPECIAL).toBe('a');
    expect(problemsOf({ ...env, STALLBOOK_SPECIAL: 'a' })).toEqual(['STALLBOOK_SPECIAL: no such variable']);
  });
});
