import { given } from '@stallbook/testing';
import { profile } from './profile.decider.js';
import type { ProfileEvent } from './profile.events.js';

const vera = {
  personId: 'p1',
  email: 'vera@example.org',
  role: 'vendor' as const,
  businessName: 'Vera Pottery',
  contactName: 'Vera Klein',
  phone: null,
  address: null,
  city: 'Austin',
  state: 'TX',
  zipCode: null,
};
const created: ProfileEvent = { type: 'profile.created', data: vera };

describe('creating a profile', () => {
  it('[ID-006] stores role, business, contact, and place, trimmed', () =>
    given(profile)
      .when({ ...vera, type: 'create', city: ' Austin ', phone: '  ' })
      .then([created]));

  it('[ID-007] creates no second profile', () =>
    given(profile, [created])
      .when({ ...vera, type: 'create', role: 'organizer' })
      .thenNothing());

  it.each(['businessName', 'contactName', 'city', 'state'])(
    '[ID-033] requires business, contact, city, and state: %s',
    (field) =>
      given(profile)
        .when({ ...vera, type: 'create', [field]: '  ' })
        .thenRefused('BAD_INPUT', 'Please check the highlighted fields.'),
  );
});

describe('changing a profile', () => {
  it('[ID-009] records only the fields that changed', () =>
    given(profile, [created])
      .when({ type: 'change', personId: 'p1', city: 'Dallas', state: 'TX', phone: undefined })
      .then([{ type: 'profile.changed', data: { personId: 'p1', city: 'Dallas' } }]));

  it('keeps required fields', () =>
    given(profile, [created])
      .when({ type: 'change', personId: 'p1', city: ' ' })
      .thenRefused('BAD_INPUT', 'Please check the highlighted fields.'));

  it('clears optional fields', () => {
    const website: ProfileEvent = {
      type: 'profile.changed',
      data: { personId: 'p1', website: 'https://vera.example', productCategories: ['Pottery'] },
    };
    given(profile, [created, website])
      .when({ type: 'change', personId: 'p1', website: null, productCategories: ['Pottery'] })
      .then([{ type: 'profile.changed', data: { personId: 'p1', website: null } }]);
  });

  it('records no change when nothing differs', () =>
    given(profile, [created]).when({ type: 'change', personId: 'p1', city: 'Austin' }).thenNothing());

  describe('that another tab changed after this one opened', () => {
    const moved: ProfileEvent = { type: 'profile.changed', data: { personId: 'p1', city: 'Dallas' } };
    const { personId: _person, email: _email, role: _role, ...seen } = vera;
    const save = (change: Partial<typeof seen>) => ({
      ...seen,
      ...change,
      type: 'change' as const,
      personId: 'p1',
      seen,
    });

    it('keeps what this one did not change', () =>
      given(profile, [created, moved])
        .when(save({ contactName: 'Vera Small', phone: '' as never }))
        .then([{ type: 'profile.changed', data: { personId: 'p1', contactName: 'Vera Small' } }]));

    it('is refused where both changed the same field', () =>
      given(profile, [created, moved])
        .when(save({ city: 'Houston' }))
        .thenRefused('PROFILE.CHANGED_MEANWHILE', 'Your profile was changed after you opened it.'));
  });

  it('[ID-005] requires a profile', () =>
    given(profile)
      .when({ type: 'change', personId: 'p1', city: 'Dallas' })
      .thenRefused('NOT_FOUND', 'Profile not found'));
});

describe('choosing a language', () => {
  const spanish = { personId: 'p1', language: 'es' as const };
  const command = { type: 'choose-language' as const, ...spanish };
  const chosen: ProfileEvent = { type: 'profile.language-chosen', data: spanish };

  it('records another one once', () => {
    given(profile, [created]).when(command).then([chosen]);
    given(profile, [created, chosen]).when(command).thenNothing();
  });

  it('does nothing for an account without a profile', () => given(profile).when(command).thenNothing());

  it('is part of a new profile if the account has one', () =>
    given(profile)
      .when({ type: 'create', ...vera, language: 'es' })
      .then([created, chosen]));
});

describe('changing the address', () => {
  const moved = { personId: 'p1', email: 'vera@new.example' };
  const command = { type: 'change-email' as const, ...moved };

  it('[ID-053] records the new one once', () => {
    const changed: ProfileEvent = { type: 'profile.email-changed', data: moved };
    given(profile, [created]).when(command).then([changed]);
    given(profile, [created, changed]).when(command).thenNothing();
  });

  it('does nothing for an account without a profile', () => given(profile).when(command).thenNothing());
});
