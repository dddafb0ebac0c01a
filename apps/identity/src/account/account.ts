import type { ChosenPlan, Language, SignUpMetadataInput } from '@stallbook/contracts';
import { DomainError, notFound } from '@stallbook/kernel';
import type { AccountListing } from './account-listing.js';

export interface Account {
  _id: string;
  /** Normalized; unique among confirmed accounts. */
  email: string;
  /** Other services may have data under them until the account is erased. */
  formerEmails?: string[];
  passwordHash: string;
  emailConfirmedAt: Date | null;
  metadata: SignUpMetadataInput;
  createdAt: Date;
  /** Absent until the person chose. */
  language?: `${Language}`;
  /** Absent until the first change. */
  passwordChangedAt?: Date;
  /** A sign-in has to check `secondFactors`. */
  secondFactor?: boolean;
  /** Written when another admin may leave, so that two who leave conflict. */
  adminChecks?: number;
  listed: AccountListing;
}

export type NewAccount = Omit<Account, 'listed'>;

/** An unconfirmed sign-up. The account gets the same ID. */
export interface SignUp extends Account {
  emailConfirmedAt: null;
  chosenPlan: `${ChosenPlan}`;
  /** SHA-256 of the secret in the browser that signed up; null without one. */
  browser: string | null;
  purgeAt: Date;
}

/** The name in emails; empty if unknown. */
export const nameOf = ({ metadata }: Pick<Account, 'metadata'>): string =>
  metadata.contactName ?? metadata.businessName ?? '';

export const accountNotFound = () => notFound('Account not found');

export const invalidCredentials = () =>
  new DomainError('IDENTITY.INVALID_CREDENTIALS', 'Wrong email or password. Please try again.');

const LINK_REFUSED = 'This confirmation link has expired or is invalid.';
export const linkInvalid = () => new DomainError('IDENTITY.LINK_INVALID', LINK_REFUSED);
export const alreadyConfirmed = () =>
  new DomainError('IDENTITY.ALREADY_CONFIRMED', 'Your email is already confirmed. You can log in.');
export const linkExpired = () => new DomainError('IDENTITY.LINK_EXPIRED', LINK_REFUSED);

export const resetExpired = () =>
  new DomainError('IDENTITY.RESET_EXPIRED', 'Your reset link has expired. Please request a new password reset.');

export const emailNotConfirmed = () =>
  new DomainError('IDENTITY.EMAIL_NOT_CONFIRMED', 'Please confirm your email address first.');
