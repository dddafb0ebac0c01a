import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, NoInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import {
  ChooseRecommendationMailInput,
  SendRecommendationLetterInput,
  type RecommendationLetter,
  type RecommendationMail,
} from './recommendation-email.dto.js';

/** The caller's own choice; not wanted until they say so. */
export const recommendationMail = defineQuery<RecommendationMail>()('notifications.recommendationMail', {
  input: NoInput,
  access: ['vendor'],
});

export const chooseRecommendationMail = defineCommand<RecommendationMail>()('notifications.chooseRecommendationMail', {
  input: ChooseRecommendationMailInput,
  access: ['vendor'],
});

/** null once it is sent. */
export const recommendationLetter = defineQuery<RecommendationLetter | null>()('notifications.recommendationLetter', {
  input: ByIdInput,
  access: 'system',
});

/** Sends nothing without market events, and nothing the second time. */
export const sendRecommendationLetter = defineCommand<Done>()('notifications.sendRecommendationLetter', {
  input: SendRecommendationLetterInput,
  access: 'system',
});
