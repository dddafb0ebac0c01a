export const securityEvents = {
  what: 'What',
  when: 'When',
  device: 'Device',
  kinds: {
    signed_in: 'Logged in',
    sign_in_failed: 'Login with a wrong password',
    session_ended: 'Device logged out',
    signed_out_everywhere: 'Logged out everywhere',
    reset_requested: 'Password reset requested',
    password_changed: 'Password changed',
    email_change_requested: 'Email change requested',
    email_changed: 'Email changed',
    authenticator_added: 'Authenticator app added',
    authenticator_removed: 'Authenticator app removed',
    passkey_added: 'Passkey added',
    passkey_renamed: 'Passkey renamed',
    passkey_removed: 'Passkey removed',
    recovery_codes_renewed: 'New recovery codes',
    recovery_code_used: 'Recovery code used',
    second_factor_off: 'Second factor turned off',
    second_factor_failed: 'Wrong second factor',
  },
} as const;

export const devices = {
  /** The service names a browser and a system in English. */
  named: (device: string) => device,
} as const;
