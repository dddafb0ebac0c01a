/** So many saved items the basic plan holds: billing sells by it, content keeps to it. */
export const BASIC_PLAN_BOOKMARKS = 3;
