/** Of applications that organizers see. A draft is its vendor's own affair. */
export const SENT_STATUSES = ['pending', 'accepted', 'rejected', 'withdrawn'] as const;

/** Of applications that figures count: those whose vendors did not give up their booth. */
export const COUNTED_STATUSES = ['pending', 'accepted', 'rejected'] as const;
