import type { SignUpMetadata } from '@stallbook/contracts';
import { DomainError, notFound } from '@stallbook/kernel';
import type { Listed } from './listed.js';

/** Plain state: who can sign in with what. */
export interface Account {
  _id: string;
  /** As the person wrote it. */
  email: string;
  /** The normalised address, unique. */
  emailKey: string;
  passwordHash: string;
  emailConfirmedAt: Date | null;
  metadata: SignUpMetadata;
  createdAt: Date;
  /** There is something in `second_factors` that a log-in has to ask for. */
  secondFactor?: boolean;
  /** Not there in accounts from before there was a list of them, until the service starts. */
  listed?: Listed;
}

/** How mails greet the person; empty where nothing is known. */
export const nameOf = ({ metadata }: Account): string => metadata.contactName ?? metadata.businessName ?? '';

export const accountNotFound = () => notFound('Account not found');

export const invalidCredentials = () => new DomainError('IDENTITY.INVALID_CREDENTIALS', 'Invalid login credentials');

const LINK_REFUSED = 'This confirmation link has expired or is invalid.';
export const linkInvalid = () => new DomainError('IDENTITY.LINK_INVALID', LINK_REFUSED);
export const linkExpired = () => new DomainError('IDENTITY.LINK_EXPIRED', LINK_REFUSED);

export const resetExpired = () =>
  new DomainError('IDENTITY.RESET_EXPIRED', 'Your reset link has expired. Please request a new password reset.');

export const emailNotConfirmed = () =>
  new DomainError('IDENTITY.EMAIL_NOT_CONFIRMED', 'Please confirm your email address first.');
