/** The number of saved items in the basic plan. */
export const BASIC_PLAN_BOOKMARKS = 3;
