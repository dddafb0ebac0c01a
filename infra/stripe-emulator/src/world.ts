import { randomBytes } from 'node:crypto';
import type { Store } from './state/store.js';

/** Independent, as Stripe is: uses no library of Stallbook, though its clocks are compatible. */
export interface Clock {
  now(): Date;
}

export interface EmitOptions {
  /** The connected account of the event; absent for the platform. */
  account?: string | null;
  /** The former values of changed fields. */
  previous?: Record<string, unknown>;
  /** The webhook comes this much later. */
  afterMs?: number;
}

/** What Stripe does with a new refund: makes it, keeps it waiting, refuses it, or fails before or after making it. */
export const refundModes = ['made', 'delayed', 'refused', 'failed-before', 'failed-after'] as const;
export type RefundMode = (typeof refundModes)[number];

/** What Stripe keeps of each charge of the platform. */
export interface ProcessingFee {
  percent: number;
  fixedCents: number;
}

/** What every resource works with. */
export interface World {
  store: Store;
  refundMode: RefundMode;
  /** Stripe fails after it made a new intent. */
  intentsFail: boolean;
  processingFee: ProcessingFee;
  /** Charges of `automatic_async` intents, the default, wait for `book`: Stripe may take up to an hour. */
  booksLate: boolean;
  now(): number;
  id(prefix: string): string;
  url(path: string): string;
  /** Records an event with a copy of the object and queues its webhook. */
  emit(type: string, object: object, options?: EmitOptions): void;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export const randomText = (length: number): string =>
  [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

export const randomId = (prefix: string): string => `${prefix}_${randomText(24)}`;

export const unixNow = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000);
