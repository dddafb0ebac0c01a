import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Env = Record<string, string>;

export interface ComposeService {
  image?: string;
  build?: { context: string; args: Record<string, string> };
  profiles?: string[];
  ports?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  environment?: Record<string, string | number>;
}

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

export const composeText = read('docker-compose.yml');
export const developmentText = read('docker-compose.development.env');
export const development: Env = Object.fromEntries(
  [...developmentText.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

/** Fills in variables as Compose does: `${NAME:-default}`, and `${NAME:?message}`, which throws. */
const interpolate = (text: string, env: Env): string =>
  text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, rest: string) => {
    if (env[name]) return env[name];
    if (kind === '?') throw new Error(`required variable ${name} is missing a value: ${rest}`);
    return rest;
  });

/** The services of docker-compose.yml with the variables of an environment. */
export const compose = (env: Env): Record<string, ComposeService> => {
  const lines = composeText.split('\n').map((line) => (line.startsWith('#') ? '' : interpolate(line, env)));
  return (parse(lines.join('\n'), { merge: true }) as { services: Record<string, ComposeService> }).services;
};
