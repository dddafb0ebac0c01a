export const billing = {
  title: 'Billing',
  lead: 'Your plan.',
  leadOfOrganizer: 'Your plan, and the account your payouts go to.',
  plan: 'Plan',
  price: 'Price',
  free: 'Free',
  platformFee: 'Platform fee',
  feeOfOrganizer: (rate: string) => `${rate} of each booth payment`,
  noFee: 'None for vendors',
  savedItems: 'Saved items',
  saved: (count: string) => `Up to ${count}`,
  savedAny: 'Unlimited',
} as const;
