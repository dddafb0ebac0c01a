/** The statuses of applications that organizers see. A draft is private to its vendor. */
export const SENT_STATUSES = ['pending', 'accepted', 'rejected', 'withdrawn'] as const;

/** The statuses that figures count. Applications whose vendors gave up their booth are not counted. */
export const COUNTED_STATUSES = ['pending', 'accepted', 'rejected'] as const;
