import { services, type ServiceName } from '@stallbook/kernel';
import type { KeyVariable } from './variables.js';

export type ProcessName = ServiceName | 'gateway' | 'workers' | 'all-in-one';

/** Which processes hold a key, besides all of Stallbook in one. No other one starts with it. */
export const keyHolders: Record<KeyVariable, readonly ProcessName[]> = {
  STALLBOOK_ACTOR_KEYS: ['gateway', 'workers'],
  STALLBOOK_ACTOR_PUBLIC_KEYS: services,
  STALLBOOK_ACCESS_TOKEN_KEYS: ['identity', 'gateway'],
  STALLBOOK_SESSION_KEYS: ['identity'],
  STALLBOOK_FILE_KEYS: ['attachments'],
  STALLBOOK_EMAIL_KEYS: ['identity', 'content', 'notifications', 'workers'],
  STALLBOOK_ADDRESS_KEYS: ['identity', 'events', 'content', 'notifications', 'workers'],
  STALLBOOK_MESSAGE_KEYS: services,
  STALLBOOK_PERSONAL_KEYS: services,
};

type Env = Record<string, string | undefined>;

/** What is wrong with the keys of a process: those that are missing, and those that are not its own. */
export function keyProblems(process: ProcessName, env: Env): string[] {
  return Object.entries(keyHolders).flatMap(([name, holders]) => {
    const holds = process === 'all-in-one' || holders.includes(process);
    if (holds && !env[name]) return [`${name}: is missing`];
    return !holds && env[name] ? [`${name}: is not for ${process}`] : [];
  });
}

/** Those of all keys that a process holds. */
export const keysFor = (process: ProcessName, env: Env): Env =>
  Object.fromEntries(
    Object.entries(keyHolders).flatMap(([name, holders]) => (holders.includes(process) ? [[name, env[name]]] : [])),
  );
