import { ChosenPlan, Language, ProfileRole, type SignUpMetadataInput } from '@stallbook/contracts';
import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';
import { Schema } from 'mongoose';
import type { AccountListing } from './account-listing.js';
import type { Account, SignUp } from './account.js';

/** Accounts and sign-ups. */
export const ACCOUNTS = 'accounts';

export const CONFIRMED = { emailConfirmedAt: { $type: 'date' as const } };

const embedded = { _id: false, strict: 'throw', minimize: false } as const;

const metadataSchema = new Schema<SignUpMetadataInput>(
  {
    role: { type: String, enum: Object.values(ProfileRole) },
    businessName: String,
    contactName: String,
    phone: String,
    address: String,
    city: String,
    state: String,
    zipCode: String,
  },
  embedded,
);

const listingSchema = new Schema<AccountListing>(
  {
    role: { type: String, enum: ['vendor', 'organizer', 'none'], required: true },
    contactName: String,
    businessName: String,
    sortName: requiredString,
    words: [String],
  },
  embedded,
);

export const accountSchema = defineSchema<Account & Partial<Pick<SignUp, 'chosenPlan' | 'browser' | 'purgeAt'>>>(
  ACCOUNTS,
  {
    _id: requiredString,
    email: requiredString,
    formerEmails: { type: [String], default: undefined },
    passwordHash: requiredString,
    emailConfirmedAt: Date,
    metadata: { type: metadataSchema, required: true },
    createdAt: requiredDate,
    language: { type: String, enum: Object.values(Language) },
    passwordChangedAt: Date,
    secondFactor: Boolean,
    adminChecks: Number,
    listed: { type: listingSchema, required: true },
    chosenPlan: { type: String, enum: Object.values(ChosenPlan) },
    browser: String,
    purgeAt: Date,
  },
  [
    {
      key: { email: 1 },
      name: 'one_confirmed_account_per_address',
      unique: true,
      partialFilterExpression: CONFIRMED,
    },
    { key: { purgeAt: 1 }, expireAfterSeconds: 0 },
    // The admins' account list.
    { key: { createdAt: -1, _id: -1 } },
    { key: { 'listed.role': 1, createdAt: -1, _id: -1 } },
    { key: { 'listed.sortName': 1, _id: 1 } },
    { key: { 'listed.words': 1 } },
    { key: { email: 1, _id: 1 } },
    { key: { emailConfirmedAt: 1 } },
  ],
);
