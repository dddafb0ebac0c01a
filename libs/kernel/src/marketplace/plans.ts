import { idFrom } from '../ids.js';

export const BASIC_PLAN_BOOKMARKS = 3;

export const planIdOf = (tier: string): string => idFrom('plan', tier);
