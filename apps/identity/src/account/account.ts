import type { ChosenPlan, SignUpMetadataInput } from '@stallbook/contracts';
import { DomainError, notFound } from '@stallbook/kernel';
import type { AccountListing } from './account-listing.js';

/** Plain state: who can sign in with what. */
export interface Account {
  _id: string;
  /** In its stored form; unique among confirmed accounts. */
  email: string;
  passwordHash: string;
  emailConfirmedAt: Date | null;
  metadata: SignUpMetadataInput;
  createdAt: Date;
  /** There is something in `second_factors` that a log-in has to ask for. */
  secondFactor?: boolean;
  /** Not there in accounts from before there was a list of them, until the service starts. */
  listed?: AccountListing;
}

/** A sign-up that waits for its confirmation, which makes it the account with the same id. */
export interface SignUp extends Account {
  emailConfirmedAt: null;
  chosenPlan: `${ChosenPlan}`;
  /** SHA-256 of the secret that the browser keeps which signed up; null for a client without one. */
  browser: string | null;
  purgeAt: Date;
}

/** How mails greet the person; empty where nothing is known. */
export const nameOf = ({ metadata }: Account): string => metadata.contactName ?? metadata.businessName ?? '';

export const accountNotFound = () => notFound('Account not found');

export const invalidCredentials = () => new DomainError('IDENTITY.INVALID_CREDENTIALS', 'Invalid login credentials');

const LINK_REFUSED = 'This confirmation link has expired or is invalid.';
export const linkInvalid = () => new DomainError('IDENTITY.LINK_INVALID', LINK_REFUSED);
export const alreadyConfirmed = () =>
  new DomainError('IDENTITY.ALREADY_CONFIRMED', 'Your email is already confirmed. You can log in.');
export const linkExpired = () => new DomainError('IDENTITY.LINK_EXPIRED', LINK_REFUSED);

export const resetExpired = () =>
  new DomainError('IDENTITY.RESET_EXPIRED', 'Your reset link has expired. Please request a new password reset.');

export const emailNotConfirmed = () =>
  new DomainError('IDENTITY.EMAIL_NOT_CONFIRMED', 'Please confirm your email address first.');
