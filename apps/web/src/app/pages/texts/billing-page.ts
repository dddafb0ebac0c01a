export const billing = {
  title: 'Billing',
  lead: 'Your plan, your payment method, and your invoices.',
  leadOfOrganizer: 'Your plan, your invoices, and the account your payouts go to.',
} as const;
