interface Booths {
  badge: string;
  maxVendors: number | null;
  applicationCounts: { accepted: number } | null;
}

/** null without a limit. */
export const boothsLeft = (maxVendors: number | null, accepted: number): number | null =>
  maxVendors === null ? null : Math.max(0, maxVendors - accepted);

/** Whether a vendor who applies now can get a booth. */
export const hasFreeBooths = ({ badge, maxVendors, applicationCounts }: Booths): boolean =>
  badge === 'applications_open' && boothsLeft(maxVendors, applicationCounts?.accepted ?? 0) !== 0;
