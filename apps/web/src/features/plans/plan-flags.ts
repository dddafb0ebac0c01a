import type { PlanTermsFragment } from './api/plans.generated.js';

type Features = PlanTermsFragment['features'];

/** What a plan of the catalog includes or not. */
export type PlanFlag = Exclude<keyof Features, 'maxBookmarks'>;

/** Leaves out what needs a flag that the plan does not have, or may not have. */
export const sellable = <T extends { needs?: PlanFlag }>(all: readonly T[], features: Features | undefined): T[] =>
  all.filter(({ needs }) => !needs || features?.[needs]);
