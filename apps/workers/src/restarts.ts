/** How often the process may die during one job. The stored work goes on where it stopped. */
export const RESTARTS = 10;
