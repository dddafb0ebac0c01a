import { namedKeys } from '@stallbook/kernel';
import { z } from 'zod';

const text = z.string().min(1);
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const port = z.coerce.number().int().min(0).max(65_535);
const atLeastOne = (byDefault: number) => z.coerce.number().int().min(1).default(byDefault);
const split = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const list = text.transform(split);
const EMAIL = /^[^\s@]+@[^\s@]+$/;
const email = text.regex(EMAIL, 'expected an e-mail address');
const emails = list.refine((all) => all.every((one) => EMAIL.test(one)), 'expected a comma list of e-mail addresses');
const url = (...protocols: string[]) =>
  text.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `expected a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });
/** Comma lists of hosts would not parse as one URL. */
const mongoUrl = text.regex(
  /^mongodb(\+srv)?:\/\/\S+$/,
  'expected a URL that starts with mongodb:// or mongodb+srv://',
);
const addresses = text.regex(
  /^[^\s:,]+:\d{1,5}(,\s*[^\s:,]+:\d{1,5})*$/,
  'expected host:port, or a comma list of them',
);
const rpc = (service: string) =>
  addresses
    .optional()
    .describe(`host:port of ${service}, or a comma list of IPv4 addresses; absent: in the same process`);

function areKeys(value: string): boolean {
  try {
    return namedKeys(value).length > 0;
  } catch {
    return false;
  }
}
const keys = (purpose: string) =>
  text
    .refine(areKeys, 'expected id:base64 of at least 32 bytes, or a comma list of them')
    .optional()
    .describe(`keys ${purpose}`);

/** One for each purpose: `id:base64`, a comma list of which the first is current and the others still verify and open. */
const keyVariables = {
  STALLBOOK_ACTOR_KEYS: keys('that sign who calls a service: Ed25519, private (PKCS #8, DER)'),
  STALLBOOK_ACTOR_PUBLIC_KEYS: keys('that a service verifies its callers with: Ed25519, public (SPKI, DER)'),
  STALLBOOK_ACCESS_TOKEN_KEYS: keys('of access tokens'),
  STALLBOOK_SESSION_KEYS: keys('of refresh tokens, known devices and one-time links'),
  STALLBOOK_FILE_KEYS: keys('of tickets to send and fetch files'),
  STALLBOOK_EMAIL_KEYS: keys('that seal e-mails while they wait'),
  STALLBOOK_ADDRESS_KEYS: keys('of the hashes that stand for e-mail addresses; none may ever be left out'),
  STALLBOOK_MESSAGE_KEYS: keys('that wrap the keys of messages about people'),
  STALLBOOK_PERSONAL_KEYS: keys("that wrap people's keys"),
};
export type KeyVariable = keyof typeof keyVariables;

/** Every variable that Stallbook reads, in one place. Names are the keys of the configuration. */
export const variables = {
  MONGODB_URL: mongoUrl.describe('MongoDB, a replica set'),
  REDIS_URL: url('redis:', 'rediss:').describe('Redis'),
  KAFKA_BROKERS: addresses.transform(split).optional().describe('Kafka, a comma list of host:port'),
  STALLBOOK_BUS: z.enum(['kafka', 'embedded']).describe('message bus; kafka where KAFKA_BROKERS is set, else embedded'),
  ...keyVariables,
  HOST: text.default('127.0.0.1').describe('address to listen on'),
  PORT: port.default(8080).describe('port of the gateway'),
  OPS_HOST: text.default('127.0.0.1').describe('address to answer health checks and metrics on'),
  OPS_PORT: port.default(0).describe('port for health checks and metrics, never the public one; 0: any free one'),
  STALLBOOK_HTTP_PORT: port.default(0).describe('port of attachments for the bodies of files; 0: any free one'),
  STALLBOOK_RPC_PORT: port.optional().describe('port a service listens on; else that of its own address below'),
  STALLBOOK_RPC_IDENTITY: rpc('identity'),
  STALLBOOK_RPC_EVENTS: rpc('events'),
  STALLBOOK_RPC_APPLICATIONS: rpc('applications'),
  STALLBOOK_RPC_BILLING: rpc('billing'),
  STALLBOOK_RPC_ATTACHMENTS: rpc('attachments'),
  STALLBOOK_RPC_CONTENT: rpc('content'),
  STALLBOOK_RPC_NOTIFICATIONS: rpc('notifications'),
  STALLBOOK_FILES_URL: url('http:', 'https:')
    .optional()
    .describe('where attachments takes file bodies; absent: the host of the same process knows'),
  STALLBOOK_ADMIN_EMAILS: emails.default([]).describe('accounts that are admins, a comma list'),
  STALLBOOK_ADMIN_SECOND_FACTOR: z
    .enum(['auto', 'required', 'off'])
    .default('auto')
    .describe(
      'whether admins need a second factor for their rights; auto: unless STALLBOOK_PUBLIC_URL is this machine',
    ),
  STALLBOOK_STAFF_EMAIL: email
    .default('hello@stallbook.example')
    .describe('who is mailed what visitors send: messages, feedback, the waitlist'),
  STALLBOOK_PASSWORD_MEMORY_KIB: z.coerce
    .number()
    .int()
    .min(8_192)
    .max(1_048_576)
    .default(19_456)
    .describe('memory that the hash of a password takes; changed, each password is hashed anew when its owner logs in'),
  STALLBOOK_PASSWORD_PASSES: z.coerce
    .number()
    .int()
    .min(1)
    .max(20)
    .default(2)
    .describe('passes over that memory; likewise'),
  STALLBOOK_EMAIL_CONFIRMATION: z
    .enum(['required', 'optional'])
    .default('required')
    .describe("optional: a sign-up opens a session without a confirmed address, except an admin's"),
  STALLBOOK_FOUNDING_ORGANIZERS: z.coerce
    .number()
    .int()
    .min(0)
    .default(100)
    .describe('places of the offer to the first organizers; 0: no offer'),
  STALLBOOK_FOUNDING_HEAD_START: z.coerce
    .number()
    .int()
    .min(0)
    .default(22)
    .describe('how many of those places count as taken from the start'),
  STALLBOOK_DRAFTS_PER_DAY: atLeastOne(100).describe('market events that an organizer may create in a day (UTC)'),
  STALLBOOK_STORAGE_PER_ORGANIZER_MB: atLeastOne(1_000).describe('megabytes of files that an organizer may keep'),
  STALLBOOK_LIVE_STREAMS_PER_PERSON: atLeastOne(10).describe(
    'live connections (tabs) that a person may have open at one gateway process',
  ),
  STALLBOOK_DATA_DIR: text.default('.stallbook').describe('folder for local data'),
  STALLBOOK_DATABASE_DIR: text
    .optional()
    .describe('folder of MongoDB on this machine: commands are refused while its disk has less than 100 MB free'),
  STALLBOOK_PUBLIC_URL: url('http:', 'https:').describe('address that people open; http://localhost:PORT'),
  STALLBOOK_DEMO: flag.default(false).describe('seed the demo accounts and sample markets'),
  STALLBOOK_DB_PREFIX: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{0,40}$/i, 'expected letters, digits, - and _, at most 41')
    .default('stallbook')
    .describe('begins the names of databases, queues, topics and consumer groups'),
  SMTP_URL: url('smtp:', 'smtps:').optional().describe('mail server'),
  STALLBOOK_MAILS_PER_SECOND: z.coerce
    .number()
    .int()
    .min(1)
    .default(30)
    .describe('mails that go out in a second at most, over all workers'),
  MAILBOX_URL: url('http:', 'https:').optional().describe('page of the local mailbox, for links in development'),
  STRIPE_SECRET_KEY: text.optional().describe('key of Stripe; without it the local emulator is used'),
  STRIPE_WEBHOOK_SECRET: text.optional().describe('secret that webhooks of Stripe are signed with'),
  STRIPE_API_HOST: text.optional().describe('host of another Stripe API (the emulator)'),
  STRIPE_API_PORT: port.optional().describe('port of that API'),
  STRIPE_API_PROTOCOL: z.enum(['http', 'https']).optional().describe('protocol of that API'),
  STRIPE_EMULATOR_PUBLIC_URL: url('http:', 'https:')
    .optional()
    .describe('address at which browsers reach the emulator and its page to pay on'),
  S3_ENDPOINT: url('http:', 'https:').optional().describe('S3 server for files; without it files are kept in MongoDB'),
  S3_BUCKET: text.optional().describe('bucket'),
  S3_ACCESS_KEY: text.optional().describe('access key'),
  S3_SECRET_KEY: text.optional().describe('secret key'),
  S3_REGION: text.default('us-east-1').describe('region'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:')
    .optional()
    .describe('collector of traces; without it none are made'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('log level'),
  STALLBOOK_TEST_CLOCK: flag.default(false).describe('all processes share a clock that tests can move'),
  STALLBOOK_TEST_KAFKA: flag.optional().describe('0: tests leave Kafka out'),
};
