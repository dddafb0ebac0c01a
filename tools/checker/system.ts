import type { MessageBus } from '@stallbook/messaging';
import type { StallbookConfig } from '@stallbook/platform';
import type { MongoClient } from 'mongodb';
import type { Answer } from './checks/answers.js';
import type { Letter } from './checks/dead-letters.js';

/** A Stallbook to look into, from beside: its own configuration and connections of the checker's own. */
export interface System {
  config: StallbookConfig;
  client: MongoClient;
  bus: MessageBus;
  /** Of the local Stripe's control API. */
  stripeKey: string;
}

/** What happened to it, as far as it cannot be read off the system itself. */
export interface Story {
  answers: readonly Answer[];
  /** Ids of the mails that confirm a sign-up. */
  confirmations: readonly string[];
  poison: readonly Letter[];
  /** How many mails a sender that was killed may have sent again. */
  mailsMayRepeat: number;
}
