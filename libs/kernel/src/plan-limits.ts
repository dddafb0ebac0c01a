export const BASIC_PLAN_BOOKMARKS = 3;
