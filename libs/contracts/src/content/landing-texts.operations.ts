import { defineCommand, defineQuery } from '@stallbook/kernel';
import { NoInput } from '../common/inputs.js';
import { ReplaceLandingTextsInput, RestoreLandingSampleInput, type LandingTexts } from './landing-texts.dto.js';

const admin = ['admin'] as const;

export const landingTexts = defineQuery<LandingTexts>()('content.landingTexts', { input: NoInput, access: 'public' });
/** @throws LANDING_PAGE.CHANGED_MEANWHILE if a given section has a newer revision */
export const replaceLandingTexts = defineCommand<LandingTexts>()('content.replaceLandingTexts', {
  input: ReplaceLandingTextsInput,
  access: admin,
});
/** @throws LANDING_PAGE.CHANGED_MEANWHILE if the section has a newer revision */
export const restoreLandingSample = defineCommand<LandingTexts>()('content.restoreLandingSample', {
  input: RestoreLandingSampleInput,
  access: admin,
});
