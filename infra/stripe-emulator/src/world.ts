import { randomBytes } from 'node:crypto';
import type { Store } from './state/store.js';

/** Stands alone, as Stripe does: no library of Stallbook is used here, though its clocks fit. */
export interface Clock {
  now(): Date;
}

export interface EmitOptions {
  /** The connected account in which it happened; absent for the platform. */
  account?: string | null;
  /** The former values of what an update changed. */
  previous?: Record<string, unknown>;
}

/** What every resource works with. */
export interface World {
  store: Store;
  /** Unix seconds. */
  now(): number;
  /** A Stripe-like id, `pi_…`. */
  id(prefix: string): string;
  /** The address of one of the emulator's pages. */
  url(path: string): string;
  /** Records an event with a copy of the object and queues its webhook. */
  emit(type: string, object: object, options?: EmitOptions): void;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export const randomText = (length: number): string =>
  [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

export const randomId = (prefix: string): string => `${prefix}_${randomText(24)}`;

export const unixNow = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000);
