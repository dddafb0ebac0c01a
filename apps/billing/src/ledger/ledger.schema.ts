import { defineSchema, requiredString } from '@stallbook/platform/odm';
import { accounts, flows, type LedgerEntry } from './domain/entries.js';

export const LEDGER_ENTRIES = 'ledgerEntries';

const account = { type: String, enum: accounts, required: true };

export const ledgerEntrySchema = defineSchema<LedgerEntry>(
  LEDGER_ENTRIES,
  {
    _id: requiredString,
    kind: { type: String, enum: Object.keys(flows), required: true },
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
