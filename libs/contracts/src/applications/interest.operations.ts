import { defineCommand, defineQuery } from '@stallbook/kernel';
import type { Done } from '../common/results.js';
import {
  ExpressInterestInput,
  InterestForEventInput,
  MyInterestsInput,
  OrganizerInterestsInput,
  RemoveInterestInput,
  type EventInterest,
  type EventInterestPage,
} from './interest.dto.js';

export const expressInterest = defineCommand<EventInterest>()('applications.expressInterest', {
  input: ExpressInterestInput,
  access: ['vendor'],
});

export const removeInterest = defineCommand<Done>()('applications.removeInterest', {
  input: RemoveInterestInput,
  access: ['vendor'],
});

/** The caller's own interest, or null. */
export const interestForEvent = defineQuery<EventInterest | null>()('applications.interestForEvent', {
  input: InterestForEventInput,
  access: ['vendor'],
});

export const myInterests = defineQuery<EventInterestPage>()('applications.myInterests', {
  input: MyInterestsInput,
  access: ['vendor'],
});

/** Interests in the caller's own market events. */
export const organizerInterests = defineQuery<EventInterestPage>()('applications.organizerInterests', {
  input: OrganizerInterestsInput,
  access: ['organizer'],
});
