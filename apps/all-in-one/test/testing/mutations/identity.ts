import { newId } from '@stallbook/kernel';
import { PASSWORD } from '../harness.js';
import { signedIn, type MutationRow } from './row.js';

const anAddress = () => `${newId()}@example.org`;

export const identityMutations: Record<string, MutationRow> = {
  createProfile: {
    mayCall: ['none', 'vendor', 'organizer', 'admin'],
    input: () => ({ role: 'vendor', businessName: 'Bees', contactName: 'Bea', city: 'Salem', state: 'OR' }),
  },
  shareAddress: { mayCall: ['vendor'], input: () => ({ isShared: true }) },
  // Changes the caller's profile; a caller without one gets NOT_FOUND.
  updateProfile: { mayCall: signedIn, input: () => ({ contactName: 'Someone' }) },
  chooseLanguage: { mayCall: signedIn, input: () => ({ language: 'es' }) },
  updatePassword: { mayCall: signedIn, input: () => ({ password: 'Market-day-1', currentPassword: PASSWORD }) },
  requestEmailChange: { mayCall: signedIn, input: () => ({ email: anAddress(), currentPassword: PASSWORD }) },
  // Uses a wrong password: a second factor would disturb other rows.
  startAuthenticator: { mayCall: signedIn, input: () => ({ currentPassword: 'not the password' }) },
  confirmAuthenticator: { mayCall: signedIn, input: () => ({ code: '123456' }) },
  removeAuthenticator: { mayCall: signedIn },
  startPasskey: { mayCall: signedIn, input: () => ({ currentPassword: 'not the password' }) },
  addPasskey: { mayCall: signedIn, input: () => ({ name: 'Phone', response: '{}' }) },
  // Passkeys are looked up among the caller's own.
  renamePasskey: {
    mayCall: signedIn,
    input: () => ({ id: newId(), name: 'Phone' }),
    notFor: ['vendor', 'organizer'],
  },
  removePasskey: { mayCall: signedIn, input: () => ({ id: newId() }), notFor: ['vendor', 'organizer'] },
  renewRecoveryCodes: { mayCall: signedIn },
  turnOffSecondFactor: { mayCall: signedIn },
  // Uses a wrong password: a new session would disturb other rows.
  eraseAccount: { mayCall: signedIn, input: () => ({ currentPassword: 'not the password' }) },
  // Only the owner of a session finds it, whatever the caller's role.
  endSession: { mayCall: signedIn, input: ({ session }) => ({ id: session }), notFor: ['vendor', 'organizer'] },
  endAllSessions: { mayCall: signedIn, signsOut: true },
  endAccountSession: {
    mayCall: ['admin'],
    logs: 'end_session',
    input: ({ session }) => ({ accountId: newId(), sessionId: session }),
    ownerless: 'support helps with every account',
  },
  endAccountSessions: {
    mayCall: ['admin'],
    logs: 'end_all_sessions',
    input: () => ({ id: newId() }),
    ownerless: 'support helps with every account',
  },
  resendAccountConfirmation: {
    mayCall: ['admin'],
    logs: 'resend_confirmation',
    input: () => ({ id: newId() }),
    ownerless: 'support helps with every account',
  },
};
