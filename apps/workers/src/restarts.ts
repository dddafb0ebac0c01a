/** How often the process may die during one job. The stored work continues where it stopped. */
export const RESTARTS = 10;
