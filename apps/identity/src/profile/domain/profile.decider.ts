import { badInput, notFound } from '@stallbook/kernel';
import type { ProfileEvent } from './profile.events.js';
import type { ProfileState } from './profile.js';

type Created = Extract<ProfileEvent, { type: 'ProfileCreated' }>['data'];
type Changed = Extract<ProfileEvent, { type: 'ProfileChanged' }>['data'];

export type CreateProfile = Created;
export type ChangeProfile = Changed;

const REQUIRED = ['businessName', 'contactName', 'city', 'state'] as const;

/** Without blanks at the ends; an optional text of blanks alone is none. */
function tidy<T extends object>(fields: T): T {
  const required: readonly string[] = REQUIRED;
  const entries = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]: [string, unknown]) => {
      if (typeof value !== 'string') return [name, value];
      const trimmed = value.trim();
      return [name, trimmed === '' && !required.includes(name) ? null : trimmed];
    });
  return Object.fromEntries(entries) as T;
}

function refuseEmpty(fields: Partial<Record<(typeof REQUIRED)[number], string>>): void {
  const empty = REQUIRED.filter((name) => fields[name] === '');
  if (empty.length === 0) return;
  throw badInput(
    'Please check the highlighted fields.',
    empty.map((path) => ({ path, message: 'This field is required' })),
  );
}

/** A second creation changes nothing: the profile that is there is the answer. */
export function createProfile(command: CreateProfile, state: ProfileState): ProfileEvent[] {
  if (state.role) return [];
  const data = tidy(command);
  refuseEmpty(data);
  return [{ type: 'ProfileCreated', data }];
}

export function changeProfile(command: ChangeProfile, state: ProfileState): ProfileEvent[] {
  if (!state.role) throw notFound('Profile not found');
  const { personId, ...wanted } = tidy(command);
  refuseEmpty(wanted);
  const changed = Object.entries(wanted).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(state[name as keyof ProfileState]),
  );
  if (changed.length === 0) return [];
  return [{ type: 'ProfileChanged', data: { personId, ...Object.fromEntries(changed) } }];
}

/** The profile follows the account's address; who has no profile has nothing to change. */
export function changeEmail(command: { personId: string; email: string }, state: ProfileState): ProfileEvent[] {
  if (!state.role || state.email === command.email) return [];
  return [{ type: 'ProfileEmailChanged', data: command }];
}
