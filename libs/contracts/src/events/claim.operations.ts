import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, NoInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import {
  ClaimFilterInput,
  SubmitClaimInput,
  type EventClaim,
  type EventClaimPage,
  type OpenClaim,
} from './claim.dto.js';

const admin = ['admin'] as const;

export const submitClaim = defineCommand<Done>()('events.submitClaim', { input: SubmitClaimInput, access: 'public' });
export const approveClaim = defineCommand<EventClaim>()('events.approveClaim', {
  input: ByIdInput,
  access: admin,
  stepUp: true,
});
export const denyClaim = defineCommand<EventClaim>()('events.denyClaim', { input: ByIdInput, access: admin });
export const claims = defineQuery<EventClaimPage>()('events.claims', { input: ClaimFilterInput, access: admin });
/** The caller's, the longest waiting first. */
export const myOpenClaims = defineQuery<OpenClaim[]>()('events.myOpenClaims', {
  input: NoInput,
  access: ['organizer'],
});
