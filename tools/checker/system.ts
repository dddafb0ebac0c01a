import type { MessageBus } from '@stallbook/messaging';
import type { StallbookConfig } from '@stallbook/platform';
import type { MongoClient } from 'mongodb';
import type { Answer } from './checks/answers.js';
import type { Letter } from './checks/dead-letters.js';

/** The view from outside: configuration and separate connections. */
export interface System {
  config: StallbookConfig;
  client: MongoClient;
  bus: MessageBus;
  stripeKey: string;
}

/** What happened to it, as far as the system itself cannot show it. */
export interface Story {
  answers: readonly Answer[];
  /** Ids of the mails that confirm a sign-up. */
  confirmations: readonly string[];
  poison: readonly Letter[];
  /** How many emails a killed sender may have sent again. */
  mailsMayRepeat: number;
}
