import {
  assertAsSeen,
  badInput,
  changesTo,
  decideBy,
  deepEqual,
  defineAggregate,
  isPresent,
  notFound,
  type OccurredEventOf,
} from '@stallbook/kernel';
import { profileEvents, type ProfileEvent } from './profile.events.js';
import type { ProfileState } from './profile.state.js';

type DataOf<T extends ProfileEvent['type']> = Extract<ProfileEvent, { type: T }>['data'];
type Language = DataOf<'profile.language-chosen'>['language'];

export type CreateProfile = { type: 'create'; language?: Language } & DataOf<'profile.created'>;
type Changes = DataOf<'profile.changed'>;
/** `seen` is what the form showed. */
export type ChangeProfile = { type: 'change'; seen?: Omit<Changes, 'personId'> } & Changes;
export type ChangeEmail = { type: 'change-email' } & DataOf<'profile.email-changed'>;
export type ChooseLanguage = { type: 'choose-language' } & DataOf<'profile.language-chosen'>;
export type PlaceProfile = { type: 'place' } & DataOf<'profile.placement-changed'>;
export type ProfileCommand = CreateProfile | ChangeProfile | ChangeEmail | ChooseLanguage | PlaceProfile;

const REQUIRED = ['businessName', 'contactName', 'city', 'state'] as const;

/** A second creation changes nothing. */
function create({ type: _type, language, ...fields }: CreateProfile, state: ProfileState): ProfileEvent[] {
  if (isPresent(state)) return [];
  const data = tidy(fields);
  refuseEmpty(data);
  const { personId } = data;
  return [
    { type: 'profile.created', data },
    ...(language ? [{ type: 'profile.language-chosen' as const, data: { personId, language } }] : []),
  ];
}

function change(
  { type: _type, personId, seen: shown = {}, ...fields }: ChangeProfile,
  state: ProfileState,
): ProfileEvent[] {
  if (!isPresent(state)) throw notFound('Profile not found');
  const [seen, given] = [tidy(shown), tidy(fields)];
  refuseEmpty(given);
  const wanted = changesTo(seen, given);
  assertAsSeen<typeof given>({
    current: state,
    wanted,
    seen,
    code: 'PROFILE.CHANGED_MEANWHILE',
    message: 'Your profile was changed after you opened it.',
  });
  const changed = Object.entries(wanted).filter(
    ([name, value]) => !deepEqual(value, state[name as keyof typeof state]),
  );
  if (changed.length === 0) return [];
  return [{ type: 'profile.changed', data: { personId, ...Object.fromEntries(changed) } }];
}

/** The profile follows the address of the account. */
const changeEmail = ({ personId, email }: ChangeEmail, state: ProfileState): ProfileEvent[] =>
  !isPresent(state) || state.email === email ? [] : [{ type: 'profile.email-changed', data: { personId, email } }];

const chooseLanguage = ({ personId, language }: ChooseLanguage, state: ProfileState): ProfileEvent[] =>
  !isPresent(state) || state.language === language
    ? []
    : [{ type: 'profile.language-chosen', data: { personId, language } }];

const place = ({ personId, boosted }: PlaceProfile, state: ProfileState): ProfileEvent[] =>
  !isPresent(state) || state.boosted === boosted
    ? []
    : [{ type: 'profile.placement-changed', data: { personId, boosted } }];

/** Trimmed; blank optional texts are null. */
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

const blankProfile = { website: null, description: null, productCategories: [], language: null, boosted: false };

function evolve(state: ProfileState, { type, data }: OccurredEventOf<typeof profileEvents>): ProfileState {
  if (type === 'profile.created') return { ...blankProfile, ...data };
  return isPresent(state) ? { ...state, ...data } : state;
}

/** A person's profile, under the ID of the account. */
export const profile = defineAggregate<ProfileState, typeof profileEvents, ProfileCommand>({
  name: 'profile',
  events: profileEvents,
  initialState: () => null,
  decide: decideBy<ProfileCommand, ProfileState, ProfileEvent>({
    create,
    change,
    'change-email': changeEmail,
    'choose-language': chooseLanguage,
    place,
  }),
  evolve,
});
