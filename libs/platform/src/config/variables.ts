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
const email = text.regex(EMAIL, 'expected an email address');
const emails = list.refine(
  (all) => all.every((address) => EMAIL.test(address)),
  'expected email addresses separated by commas',
);
const url = (...protocols: string[]) =>
  text.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `expected a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });
const mongoUrl = text.regex(
  /^mongodb(\+srv)?:\/\/\S+$/,
  'expected a URL that starts with mongodb:// or mongodb+srv://',
);
const addresses = text.regex(
  /^[^\s:,]+:\d{1,5}(,\s*[^\s:,]+:\d{1,5})*$/,
  'expected host:port, or several of them separated by commas',
);
const rpc = (service: string) =>
  addresses
    .optional()
    .describe(`host:port of ${service}, or IPv4 addresses separated by commas; absent: in the same process`);

function areKeys(value: string): boolean {
  try {
    return namedKeys(value).length > 0;
  } catch {
    return false;
  }
}
const keys = (purpose: string) =>
  text
    .refine(areKeys, 'expected id:base64 of at least 32 bytes, or several of them separated by commas')
    .optional()
    .describe(`keys ${purpose}`);

/** One per purpose: `id:base64`, separated by commas. The first one is current; the others still verify and decrypt. */
const keyVariables = {
  STALLBOOK_ACTOR_KEYS: keys('to sign calls to services: Ed25519, private (PKCS #8, DER)'),
  STALLBOOK_ACTOR_PUBLIC_KEYS: keys('to verify callers of a service: Ed25519, public (SPKI, DER)'),
  STALLBOOK_ACCESS_TOKEN_KEYS: keys('for access tokens'),
  STALLBOOK_SESSION_KEYS: keys('for refresh tokens, known devices, and one-time links'),
  STALLBOOK_FILE_KEYS: keys('for tickets to upload and download files'),
  STALLBOOK_EMAIL_KEYS: keys('to encrypt queued emails'),
  STALLBOOK_ADDRESS_KEYS: keys('for hashes of email addresses; never remove one'),
  STALLBOOK_MESSAGE_KEYS: keys('to wrap the keys of messages about people'),
  STALLBOOK_PERSONAL_KEYS: keys('to wrap personal keys'),
};
export type KeyVariable = keyof typeof keyVariables;

export const variables = {
  MONGODB_URL: mongoUrl.describe('MongoDB replica set'),
  REDIS_URL: url('redis:', 'rediss:').describe('Redis'),
  KAFKA_BROKERS: addresses.transform(split).optional().describe('Kafka brokers, host:port separated by commas'),
  STALLBOOK_BUS: z.enum(['kafka', 'embedded']).describe('message bus; kafka if KAFKA_BROKERS is set, else embedded'),
  ...keyVariables,
  HOST: text.default('127.0.0.1').describe('address to listen on'),
  PORT: port.default(8080).describe('gateway port'),
  OPS_HOST: text.default('127.0.0.1').describe('address for health checks and metrics'),
  OPS_PORT: port.default(0).describe('port for health checks and metrics, never public; 0: any free port'),
  STALLBOOK_HTTP_PORT: port.default(0).describe('port of attachments for file bodies; 0: any free port'),
  STALLBOOK_RPC_PORT: port.optional().describe('port a service listens on; default: that of its address below'),
  STALLBOOK_RPC_IDENTITY: rpc('identity'),
  STALLBOOK_RPC_EVENTS: rpc('events'),
  STALLBOOK_RPC_APPLICATIONS: rpc('applications'),
  STALLBOOK_RPC_BILLING: rpc('billing'),
  STALLBOOK_RPC_ATTACHMENTS: rpc('attachments'),
  STALLBOOK_RPC_CONTENT: rpc('content'),
  STALLBOOK_RPC_NOTIFICATIONS: rpc('notifications'),
  STALLBOOK_FILES_URL: url('http:', 'https:')
    .optional()
    .describe('URL where attachments accepts file bodies; absent: provided by the host of the same process'),
  STALLBOOK_ADMIN_EMAILS: emails.default([]).describe('admin accounts, separated by commas'),
  STALLBOOK_ADMIN_SECOND_FACTOR: z
    .enum(['auto', 'required', 'off'])
    .default('auto')
    .describe('whether admins need a second factor; auto: unless STALLBOOK_PUBLIC_URL is this machine'),
  STALLBOOK_STAFF_EMAIL: email
    .default('hello@stallbook.example')
    .describe('recipient of visitors’ messages, feedback, and waitlist entries'),
  STALLBOOK_PASSWORD_MEMORY_KIB: z.coerce
    .number()
    .int()
    .min(8_192)
    .max(1_048_576)
    .default(19_456)
    .describe('memory for password hashes; after a change each password is rehashed at its next login'),
  STALLBOOK_PASSWORD_PASSES: z.coerce
    .number()
    .int()
    .min(1)
    .max(20)
    .default(2)
    .describe('passes for password hashes; same as above'),
  STALLBOOK_EMAIL_CONFIRMATION: z
    .enum(['required', 'optional'])
    .default('required')
    .describe('optional: a sign-up opens a session without a confirmed address, except for admins'),
  STALLBOOK_FOUNDING_ORGANIZERS: z.coerce
    .number()
    .int()
    .min(0)
    .default(100)
    .describe('number of founding places; 0: no offer'),
  STALLBOOK_FOUNDING_HEAD_START: z.coerce
    .number()
    .int()
    .min(0)
    .default(22)
    .describe('founding places that count as taken from the start'),
  STALLBOOK_DRAFTS_PER_DAY: atLeastOne(100).describe('market events an organizer may create per day (UTC)'),
  STALLBOOK_PLACEHOLDER_ORGANIZER_ID: z
    .uuid()
    .optional()
    .describe('organizer ID of market events that count as having no organizer'),
  STALLBOOK_STORAGE_PER_ORGANIZER_MB: atLeastOne(1_000).describe('megabytes of files an organizer may store'),
  STALLBOOK_MESSAGE_FILES_PER_PERSON_MB: atLeastOne(500).describe('megabytes of files a person may send in messages'),
  STALLBOOK_LIVE_STREAMS_PER_PERSON: atLeastOne(10).describe('live connections (tabs) per person and gateway process'),
  STALLBOOK_DATA_DIR: text.default('.stallbook').describe('folder for local data'),
  STALLBOOK_DATABASE_DIR: text
    .optional()
    .describe('MongoDB folder on this machine; commands are refused while its disk has less than 100 MB free'),
  STALLBOOK_PUBLIC_URL: url('http:', 'https:').describe('public address; default http://localhost:PORT'),
  STALLBOOK_MAP_TILES_URL: url('http:', 'https:')
    .optional()
    .describe('map tiles, with {z}, {x} and {y}; absent: outlines of the states'),
  STALLBOOK_MAP_TILES_ATTRIBUTION: text.optional().describe('credit that the tile server asks for'),
  STALLBOOK_DEMO: flag.default(false).describe('add demo accounts, sample markets, and a demo season'),
  STALLBOOK_DB_PREFIX: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{0,40}$/i, 'expected letters, digits, - and _, at most 41')
    .default('stallbook')
    .describe('prefix of databases, queues, topics, and consumer groups'),
  SMTP_URL: url('smtp:', 'smtps:').optional().describe('mail server'),
  RETURNED_MAIL_ADDRESS: email
    .optional()
    .describe('envelope sender of emails, where mail servers return them; absent: the sender that recipients see'),
  RETURNED_MAIL_URL: url('imap:', 'imaps:')
    .optional()
    .describe('mailbox of that address, with user, password and folder (default INBOX); absent: it is not read'),
  STALLBOOK_MAILS_PER_SECOND: z.coerce
    .number()
    .int()
    .min(1)
    .default(30)
    .describe('maximum emails per second over all workers'),
  VAPID_PRIVATE_KEY: text
    .regex(/^[\w-]{43}$/, 'expected 32 bytes as base64url, without padding')
    .optional()
    .describe(
      'private key of web pushes (P-256); absent: none are sent. With another key, browsers must subscribe again',
    ),
  STALLBOOK_PUSH_HOSTS: list
    .optional()
    .describe('hosts of push services, or whole origins, separated by commas; default: those of the usual browsers'),
  MAILBOX_URL: url('http:', 'https:').optional().describe('URL of the local mailbox, for links in development'),
  STRIPE_SECRET_KEY: text.optional().describe('Stripe key; without it the local emulator is used'),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'expected pk_test_... or pk_live_...')
    .optional()
    .describe('Stripe key for browsers, for the card form; not used with the emulator'),
  STRIPE_WEBHOOK_SECRET: text.optional().describe('secret for Stripe webhook signatures'),
  STRIPE_API_HOST: text.optional().describe('host of another Stripe API (the emulator)'),
  STRIPE_API_PORT: port.optional().describe('port of that API'),
  STRIPE_API_PROTOCOL: z.enum(['http', 'https']).optional().describe('protocol of that API'),
  STRIPE_EMULATOR_PUBLIC_URL: url('http:', 'https:').optional().describe('URL of the emulator for browsers'),
  S3_ENDPOINT: url('http:', 'https:')
    .optional()
    .describe('S3 server for files; without it files are stored in MongoDB'),
  S3_BUCKET: text.optional().describe('bucket'),
  S3_ACCESS_KEY: text.optional().describe('access key'),
  S3_SECRET_KEY: text.optional().describe('secret key'),
  S3_REGION: text.default('us-east-1').describe('region'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional().describe('trace collector; without it tracing is off'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('log level'),
  STALLBOOK_TEST_CLOCK: flag.default(false).describe('all processes share a clock that tests can move'),
  STALLBOOK_TEST_KAFKA: flag.optional().describe('0: run tests without Kafka'),
};
