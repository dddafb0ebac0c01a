/** The address of an event's roster; of the next one without an event. */
export const rosterOf = (event: string): string => `/applications/roster${event ? `?event=${event}` : ''}`;
