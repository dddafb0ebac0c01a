import type { Methods, Proof } from '../../../components/second-factor/proof-form.js';
import { baseApi } from '../../../lib/api/base-api.js';
import type { Language } from '../../../lib/language/texts.js';
import type { Session } from '../../../lib/session/types.js';

export type ChosenPlan = Session['membership']['tier'];
interface SignUp {
  email: string;
  password: string;
  metadata: Session['user']['userMetadata'];
  chosenPlan: ChosenPlan;
  language: Language;
}
export type LinkType = 'signup' | 'email_change' | 'recovery';
export interface SecondStep {
  secondFactor?: Methods;
}
export interface VerifyLink {
  tokenHash?: string;
  token?: string;
  type: LinkType;
  password?: string;
  newPassword?: string;
}
interface VerifiedLink {
  type: LinkType;
  session: object | null;
  needsPassword: boolean;
  chosenPlan: ChosenPlan | null;
}

/** Events show more to their organizers than to the visitors they were. */
const beginsSession = {
  invalidatesTags: (_result: unknown, error: unknown) => (error ? [] : (['Session', 'Event'] as const)),
};

/** Calls that set session cookies are REST, so that no script sees a token. The password check is too, so that no cache keeps it. */
const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SecondStep, { email: string; password: string }>({
      query: (body) => ({ path: '/auth/sign-in', method: 'POST', body }),
      ...beginsSession,
    }),
    signUp: build.mutation<{ userId: string; needsConfirmation: boolean }, SignUp>({
      query: (body) => ({ path: '/auth/sign-up', method: 'POST', body }),
      ...beginsSession,
    }),
    verifyLink: build.mutation<SecondStep & VerifiedLink, VerifyLink>({
      query: (body) => ({ path: '/auth/confirm', method: 'POST', body }),
      ...beginsSession,
    }),
    secondStep: build.mutation<unknown, Proof>({
      query: (body) => ({ path: '/auth/second-factor', method: 'POST', body }),
      ...beginsSession,
    }),
    secondStepOptions: build.mutation<{ options: string }, void>({
      query: () => ({ path: '/auth/second-factor/passkey', method: 'POST' }),
    }),
    resendConfirmation: build.mutation<unknown, { email: string }>({
      query: (body) => ({ path: '/auth/resend', method: 'POST', body }),
    }),
    forgotPassword: build.mutation<unknown, { email: string }>({
      query: (body) => ({ path: '/auth/forgot-password', method: 'POST', body }),
    }),
    checkPassword: build.mutation<{ common: boolean; obvious: boolean }, { password: string; email?: string }>({
      query: (body) => ({ path: '/auth/check-password', method: 'POST', body }),
    }),
    resetSession: build.query<{ valid: boolean }, void>({ query: () => ({ path: '/auth/reset' }) }),
  }),
});

export const {
  useSignInMutation,
  useSignUpMutation,
  useSecondStepMutation,
  useSecondStepOptionsMutation,
  useVerifyLinkMutation,
  useResendConfirmationMutation,
  useForgotPasswordMutation,
  useCheckPasswordMutation,
  useLazyResetSessionQuery,
} = api;
