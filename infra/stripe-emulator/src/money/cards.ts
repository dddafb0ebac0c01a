/** A test card: its Stripe token, what a page shows, and what happens when it is charged. */
export interface TestCard {
  token: string;
  label: string;
  brand: string;
  last4: string;
  outcome: 'succeeds' | 'declined' | 'needs_authentication';
  declineCode?: string;
  errorCode?: string;
  message?: string;
}

export const TEST_CARDS: readonly TestCard[] = [
  { token: 'pm_card_visa', label: 'Visa 4242: succeeds', brand: 'visa', last4: '4242', outcome: 'succeeds' },
  {
    token: 'pm_card_mastercard',
    label: 'Mastercard 4444: succeeds',
    brand: 'mastercard',
    last4: '4444',
    outcome: 'succeeds',
  },
  {
    token: 'pm_card_chargeDeclined',
    label: 'Visa 0002: declined',
    brand: 'visa',
    last4: '0002',
    outcome: 'declined',
    errorCode: 'card_declined',
    declineCode: 'generic_decline',
    message: 'Your card was declined.',
  },
  {
    token: 'pm_card_chargeDeclinedInsufficientFunds',
    label: 'Visa 9995: insufficient funds',
    brand: 'visa',
    last4: '9995',
    outcome: 'declined',
    errorCode: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  {
    token: 'pm_card_authenticationRequired',
    label: 'Visa 3184: asks for authentication',
    brand: 'visa',
    last4: '3184',
    outcome: 'needs_authentication',
  },
];

export const cardByToken = (token: string): TestCard | undefined => TEST_CARDS.find((card) => card.token === token);

/** The card behind a stored payment method, by its last four digits. */
export const cardByLast4 = (last4: string | undefined): TestCard | undefined =>
  TEST_CARDS.find((card) => card.last4 === last4);
