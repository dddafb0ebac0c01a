import { defineSchema, requiredString } from '@stallbook/platform/odm';
import type { LedgerEntry } from './domain/entries.js';

export const LEDGER_ENTRIES = 'ledgerEntries';

const accounts = ['vendor', 'clearing', 'disputed', 'organizer', 'bank', 'platform_fees', 'stripe'];
const account = { type: String, enum: accounts, required: true };
const kinds = [
  'charge',
  'transfer',
  'application_fee',
  'processing_fee',
  'refund',
  'transfer_reversal',
  'application_fee_refund',
  'dispute',
  'dispute_loss',
  'payout',
  'payout_return',
];

export const ledgerEntrySchema = defineSchema<LedgerEntry>(
  LEDGER_ENTRIES,
  {
    _id: requiredString,
    kind: { type: String, enum: kinds, required: true },
    paymentId: String,
    paymentIntentId: String,
    vendorId: String,
    organizerId: requiredString,
    currency: { type: String, enum: ['usd'], required: true },
    from: account,
    to: account,
    amountCents: { type: Number, required: true },
    at: requiredString,
  },
  [{ key: { paymentIntentId: 1 } }, { key: { organizerId: 1, at: 1 } }, { key: { vendorId: 1 } }],
);
