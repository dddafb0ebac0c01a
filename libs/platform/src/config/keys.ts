import { services, type ServiceName } from '@stallbook/kernel';
import type { KeyVariable } from './variables.js';

export type ProcessName = ServiceName | 'gateway' | 'workers' | 'all-in-one';

export const keyHolders: Record<KeyVariable, readonly ProcessName[]> = {
  STALLBOOK_ACTOR_KEYS: ['gateway', 'workers'],
  STALLBOOK_ACTOR_PUBLIC_KEYS: services,
  STALLBOOK_ACCESS_TOKEN_KEYS: ['identity', 'gateway'],
  STALLBOOK_SESSION_KEYS: ['identity'],
  STALLBOOK_FILE_KEYS: ['attachments'],
  STALLBOOK_EMAIL_KEYS: ['identity', 'events', 'applications', 'content', 'notifications', 'workers'],
  STALLBOOK_ADDRESS_KEYS: ['identity', 'events', 'applications', 'content', 'notifications', 'workers'],
  STALLBOOK_MESSAGE_KEYS: services,
  STALLBOOK_PERSONAL_KEYS: services,
};

type Env = Record<string, string | undefined>;

/** Returns missing keys and keys that the process must not have. */
export function keyProblems(process: ProcessName, env: Env): string[] {
  return Object.entries(keyHolders).flatMap(([name, holders]) => {
    const holds = process === 'all-in-one' || holders.includes(process);
    if (holds && !env[name]) return [`${name}: is missing`];
    return !holds && env[name] ? [`${name}: must not be set for ${process}`] : [];
  });
}
