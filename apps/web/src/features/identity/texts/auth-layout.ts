export const authLayout = {
  aside: 'Thousands of market days, and the people who make them worth visiting.',
  toLogin: 'Back to login',
  unforeseen: 'An unexpected error occurred',
  unforeseenRetry: 'An unexpected error occurred. Please try again.',
} as const;

export const login = {
  title: 'Welcome back',
  lead: 'Log in to your stall.',
  leadBack: 'Log in, and we’ll take you to the page you wanted.',
  form: 'Log in',
  submit: 'Log In',
  forgotPassword: 'Forgot your password?',
  lockedOut:
    'Someone may be guessing your password. To log in now, choose “Forgot your password?”. The link we email you works right away.',
  isNew: 'New to Stallbook?',
  register: 'Create an account',
} as const;

export const secondStep = {
  title: 'One more step',
  lead: 'Enter the code from your authenticator app. If you lost your device, use a recovery code.',
  leadPasskey: 'Use your passkey, or a recovery code if you lost it.',
} as const;
