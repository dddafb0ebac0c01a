import type { Proof } from '../../../components/second-factor/proof-form.js';
import { baseApi } from '../../../lib/api/base-api.js';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    stepUpOptions: build.mutation<{ options: string }, void>({
      query: () => ({ path: '/auth/step-up/passkey', method: 'POST' }),
    }),
    stepUp: build.mutation<unknown, Proof>({
      query: (body) => ({ path: '/auth/step-up', method: 'POST', body }),
      invalidatesTags: (_result, error) => (error ? [] : ['Session', 'SecondFactor']),
    }),
  }),
});

export const { useStepUpOptionsMutation, useStepUpMutation } = api;
