import { recommendationsApi } from './api/recommendations.generated.js';

/** How many recommendations `FitsYou` shows. */
export const SHOWN = 3;

/** Those that `FitsYou` shows; none until it asked for them. */
export function useBestRecommendations() {
  const { data } = recommendationsApi.endpoints.recommendations.useQueryState();
  return data?.recommendations.data.slice(0, SHOWN) ?? [];
}
