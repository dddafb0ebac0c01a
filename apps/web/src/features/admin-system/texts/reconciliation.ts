import { plural } from '../../../lib/format/text.js';
import type { DifferenceKind, ReconciliationPhase } from '../api/admin-system.generated.js';

export const reconciliation = {
  title: 'Ledger and Stripe',
  start: 'Compare now',
  started: 'The comparison has started.',
  notStarted: 'The comparison could not be started. Please try again.',
  notLoaded: 'The comparisons could not be loaded.',
  none: 'The ledger has not been compared with Stripe yet. It happens every night, or now if you start it.',
  agrees: (payments: number, when: string) =>
    payments === 0
      ? `There were no payments to compare, ${when}.`
      : `${plural(payments, { one: 'payment agrees', other: 'payments agree' })} with Stripe to the cent, ${when}.`,
  differs: (count: number) => plural(count, { one: 'difference', other: 'differences' }),
  more: (shown: number) => `The first ${shown} are shown.`,
  differsNote: 'Nothing is changed automatically. Compare each payment with Stripe’s dashboard.',
  running: (phase: string, checked: number) => `${phase}: ${checked} checked`,
  phases: {
    charges: 'Reading the charges at Stripe',
    ledger: 'Reading the ledger',
    confirmation: 'Rechecking the differences',
    done: 'Done',
  } satisfies Record<ReconciliationPhase, string>,
  kinds: {
    missing_in_ledger: 'Payment is missing in the ledger',
    missing_at_stripe: 'Payment is missing at Stripe',
    charge: 'Charge',
    transfer: 'Transfer to the organizer',
    application_fee: 'Platform fee',
    processing_fee: 'Stripe’s fee',
    refund: 'Refund',
    transfer_reversal: 'Transfer reversed',
    application_fee_refund: 'Platform fee refunded',
    dispute: 'Dispute',
    dispute_loss: 'Lost dispute',
  } satisfies Record<DifferenceKind, string>,
  refuses: (count: number) => `Stripe refuses ${plural(count, { one: 'refund', other: 'refunds' })}`,
  refusesNote:
    'We try again once a day. Correct the cause in Stripe’s dashboard, or make the refund there: we then count it.',
  refused: 'Refused refunds',
  answer: 'Stripe’s answer',
  nextTry: 'Next try',
  differences: 'Differences',
  payment: 'Payment',
  what: 'What differs',
  atStripe: 'Stripe',
  inLedger: 'Ledger',
  runs: 'Past comparisons',
  begun: 'Started',
  ended: 'Ended',
  by: 'Started by',
  nightly: 'Every night',
  manual: 'An admin',
  checked: 'Payments',
  found: 'Differences',
} as const;
