import { given } from '@stallbook/testing';
import { changeEmail, changeProfile, createProfile } from './profile.decider.js';
import type { CreateProfile } from './profile.decider.js';
import type { ProfileEvent } from './profile.events.js';
import { profile } from './profile.js';

const vera: CreateProfile = {
  personId: 'p1',
  email: 'vera@example.org',
  role: 'vendor',
  businessName: 'Vera Pottery',
  contactName: 'Vera Klein',
  phone: null,
  address: null,
  city: 'Austin',
  state: 'TX',
  zipCode: null,
};
const created: ProfileEvent = { type: 'ProfileCreated', data: vera };

describe('creating a profile', () => {
  it('[ID-006] takes role, business, contact and place, without blanks at their ends', () => {
    given(profile)
      .when((state) => createProfile({ ...vera, city: ' Austin ', phone: '  ' }, state))
      .then([created]);
  });

  it('[ID-007] makes no second profile', () => {
    given(profile, [created])
      .when((state) => createProfile({ ...vera, role: 'organizer' }, state))
      .thenNothing();
  });

  it('[ID-033] needs business, contact, city and state', () => {
    given(profile)
      .when((state) => createProfile({ ...vera, businessName: '  ' }, state))
      .thenRefused('BAD_INPUT', 'Please check the highlighted fields.');
  });
});

describe('changing a profile', () => {
  it('[ID-009] records the fields that changed and no others', () => {
    given(profile, [created])
      .when((state) => changeProfile({ personId: 'p1', city: 'Dallas', state: 'TX', phone: undefined }, state))
      .then([{ type: 'ProfileChanged', data: { personId: 'p1', city: 'Dallas' } }]);
  });

  it('[ID-013] empties what may be empty', () => {
    const website: ProfileEvent = {
      type: 'ProfileChanged',
      data: { personId: 'p1', website: 'https://vera.example', productCategories: ['Pottery'] },
    };
    given(profile, [created, website])
      .when((state) => changeProfile({ personId: 'p1', website: null, productCategories: ['Pottery'] }, state))
      .then([{ type: 'ProfileChanged', data: { personId: 'p1', website: null } }]);
  });

  it('does nothing when nothing differs', () => {
    given(profile, [created])
      .when((state) => changeProfile({ personId: 'p1', city: 'Austin' }, state))
      .thenNothing();
  });

  it('[ID-005] needs a profile', () => {
    given(profile)
      .when((state) => changeProfile({ personId: 'p1', city: 'Dallas' }, state))
      .thenRefused('NOT_FOUND', 'Profile not found');
  });
});

describe('changing the address', () => {
  const moved = { personId: 'p1', email: 'vera@new.example' };

  it('[ID-053] records the new one, once', () => {
    const changed: ProfileEvent = { type: 'ProfileEmailChanged', data: moved };
    given(profile, [created])
      .when((state) => changeEmail(moved, state))
      .then([changed]);
    given(profile, [created, changed])
      .when((state) => changeEmail(moved, state))
      .thenNothing();
  });

  it('does nothing for an account without a profile', () => {
    given(profile)
      .when((state) => changeEmail(moved, state))
      .thenNothing();
  });
});
