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
    .describe(`address of ${service} (host:port), or IPv4 addresses separated by commas; not set: in the same process`);

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
  STALLBOOK_ACTOR_KEYS: keys('that sign calls to services: Ed25519, private (PKCS #8, DER)'),
  STALLBOOK_ACTOR_PUBLIC_KEYS: keys('that verify callers of a service: Ed25519, public (SPKI, DER)'),
  STALLBOOK_ACCESS_TOKEN_KEYS: keys('for access tokens'),
  STALLBOOK_SESSION_KEYS: keys('for refresh tokens, known devices, and one-time links'),
  STALLBOOK_FILE_KEYS: keys('for upload and download tickets'),
  STALLBOOK_EMAIL_KEYS: keys('that encrypt queued emails'),
  STALLBOOK_ADDRESS_KEYS: keys('for hashes of email addresses; never remove one'),
  STALLBOOK_MESSAGE_KEYS: keys('that wrap the keys of messages about people'),
  STALLBOOK_PERSONAL_KEYS: keys('that wrap personal keys'),
};
export type KeyVariable = keyof typeof keyVariables;

export const variables = {
  MONGODB_URL: mongoUrl.describe('URL of the MongoDB replica set'),
  REDIS_URL: url('redis:', 'rediss:').describe('URL of Redis'),
  KAFKA_BROKERS: addresses.transform(split).optional().describe('Kafka brokers (host:port), separated by commas'),
  STALLBOOK_BUS: z
    .enum(['kafka', 'embedded'])
    .describe('message bus; default: kafka if KAFKA_BROKERS is set, otherwise embedded'),
  ...keyVariables,
  HOST: text.default('127.0.0.1').describe('address to listen on'),
  PORT: port.default(8080).describe('port of the gateway'),
  OPS_HOST: text.default('127.0.0.1').describe('address for health checks and metrics'),
  OPS_PORT: port.default(0).describe('port for health checks and metrics, never public; 0: any free port'),
  STALLBOOK_HTTP_PORT: port.default(0).describe('port of attachments for file contents; 0: any free port'),
  STALLBOOK_RPC_PORT: port
    .optional()
    .describe('port that a service listens on; default: the port of its address below'),
  STALLBOOK_RPC_IDENTITY: rpc('identity'),
  STALLBOOK_RPC_EVENTS: rpc('events'),
  STALLBOOK_RPC_APPLICATIONS: rpc('applications'),
  STALLBOOK_RPC_BILLING: rpc('billing'),
  STALLBOOK_RPC_ATTACHMENTS: rpc('attachments'),
  STALLBOOK_RPC_CONTENT: rpc('content'),
  STALLBOOK_RPC_NOTIFICATIONS: rpc('notifications'),
  STALLBOOK_RPC_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(1_000)
    .max(600_000)
    .default(5_000)
    .describe('milliseconds that a call of a service may take, unless its own limit is higher'),
  STALLBOOK_FILES_URL: url('http:', 'https:')
    .optional()
    .describe('URL of attachments for file contents; not set: in the same process'),
  STALLBOOK_ADMIN_EMAILS: emails.default([]).describe('email addresses of admins, separated by commas'),
  STALLBOOK_ADMIN_SECOND_FACTOR: z
    .enum(['auto', 'required', 'off'])
    .default('auto')
    .describe('whether admins need a second factor; auto: yes, unless STALLBOOK_PUBLIC_URL is this machine'),
  STALLBOOK_STAFF_EMAIL: email
    .default('hello@stallbook.example')
    .describe('recipient of visitors’ messages, feedback, and waitlist entries'),
  STALLBOOK_PASSWORD_MEMORY_KIB: z.coerce
    .number()
    .int()
    .min(8_192)
    .max(1_048_576)
    .default(19_456)
    .describe('memory for password hashes; after a change, each password is rehashed at the next login'),
  STALLBOOK_PASSWORD_PASSES: z.coerce
    .number()
    .int()
    .min(1)
    .max(20)
    .default(2)
    .describe('passes for password hashes; a change applies in the same way'),
  STALLBOOK_EMAIL_CONFIRMATION: z
    .enum(['required', 'optional'])
    .default('required')
    .describe(
      'whether a sign-up must confirm its address; optional: it opens a session immediately, except for admins',
    ),
  STALLBOOK_FOUNDING_ORGANIZERS: z.coerce
    .number()
    .int()
    .min(0)
    .default(100)
    .describe('number of founding organizers in the offer; 0: no offer'),
  STALLBOOK_FOUNDING_HEAD_START: z.coerce
    .number()
    .int()
    .min(0)
    .default(22)
    .describe('founding places that count as taken in a new installation'),
  STALLBOOK_DRAFTS_PER_DAY: atLeastOne(100).describe('market events that an organizer may create per day (UTC)'),
  STALLBOOK_IMPORT_FIRST_YEAR: z.coerce
    .number()
    .int()
    .min(1)
    .default(2024)
    .describe('first year of the dates that an import takes'),
  STALLBOOK_IMPORT_LAST_YEAR: z.coerce
    .number()
    .int()
    .max(9_999)
    .default(2030)
    .describe('last year of the dates that an import takes'),
  STALLBOOK_IMPORT_FALLBACK_DATE: z.iso
    .date('expected a date as YYYY-MM-DD')
    .default('2025-09-01')
    .describe('date that replaces an invalid one of an import'),
  STALLBOOK_PLACEHOLDER_ORGANIZER_ID: z
    .uuid()
    .optional()
    .describe('ID of a placeholder organizer; its market events count as having no organizer'),
  STALLBOOK_STORAGE_PER_ORGANIZER_MB: atLeastOne(1_000).describe('megabytes of files that an organizer may store'),
  STALLBOOK_MESSAGE_FILES_PER_PERSON_MB: atLeastOne(500).describe(
    'megabytes of photos and files that a person may send in messages',
  ),
  STALLBOOK_CHANGES_PER_HOUR: atLeastOne(3_600).describe('changes (GraphQL mutations) that a person may make per hour'),
  STALLBOOK_LIVE_STREAMS_PER_PERSON: atLeastOne(10).describe('live connections (tabs) per person and gateway process'),
  STALLBOOK_DATA_DIR: text.default('.stallbook').describe('folder for local data'),
  STALLBOOK_DATABASE_DIR: text
    .optional()
    .describe('MongoDB data folder, if on this machine; commands are refused while its disk has less than 100 MB free'),
  STALLBOOK_PUBLIC_URL: url('http:', 'https:').describe('public URL; default: http://localhost:PORT'),
  STALLBOOK_MAP_TILES_URL: url('http:', 'https:')
    .optional()
    .describe('URL of map tiles, with {z}, {x}, and {y}; not set: state outlines'),
  STALLBOOK_MAP_TILES_ATTRIBUTION: text.optional().describe('attribution that the tile server requires'),
  STALLBOOK_DEMO: flag.default(false).describe('whether to add demo accounts, sample markets, and a demo season'),
  STALLBOOK_DB_PREFIX: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{0,40}$/i, 'expected letters, digits, - and _, at most 41')
    .default('stallbook')
    .describe('prefix of databases, queues, topics, and consumer groups'),
  SMTP_URL: url('smtp:', 'smtps:').optional().describe('URL of the mail server'),
  RETURNED_MAIL_ADDRESS: email
    .optional()
    .describe('envelope sender, to which mail servers return emails; not set: the visible sender'),
  RETURNED_MAIL_URL: url('imap:', 'imaps:')
    .optional()
    .describe('IMAP URL of that mailbox, with user, password, and folder (default INBOX); not set: it is not read'),
  STALLBOOK_MAILS_PER_SECOND: z.coerce
    .number()
    .int()
    .min(1)
    .default(30)
    .describe('maximum number of emails per second across all workers'),
  VAPID_PRIVATE_KEY: text
    .regex(/^[\w-]{43}$/, 'expected 32 bytes as base64url, without padding')
    .optional()
    .describe(
      'private key for web push (P-256); not set: no pushes are sent. After a change, browsers must subscribe again',
    ),
  STALLBOOK_PUSH_HOSTS: list
    .optional()
    .describe(
      'hosts or origins of push services, separated by commas; default: those of Chrome, Edge, Firefox, and Safari',
    ),
  MAILBOX_URL: url('http:', 'https:').optional().describe('URL of the local mailbox, for development'),
  STRIPE_SECRET_KEY: text.optional().describe('secret Stripe key; npm start uses the local emulator without it'),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'expected pk_test_... or pk_live_...')
    .optional()
    .describe('publishable Stripe key for the card form; not used with the emulator'),
  STRIPE_WEBHOOK_SECRET: list
    .optional()
    .describe('secrets of Stripe webhook signatures, separated by commas: each endpoint has its own'),
  STRIPE_API_HOST: text.optional().describe('host of the Stripe emulator’s API'),
  STRIPE_API_PORT: port.optional().describe('port of the emulator’s API'),
  STRIPE_API_PROTOCOL: z.enum(['http', 'https']).optional().describe('protocol of the emulator’s API'),
  STRIPE_EMULATOR_PUBLIC_URL: url('http:', 'https:').optional().describe('URL of the emulator’s pages for browsers'),
  S3_ENDPOINT: url('http:', 'https:')
    .optional()
    .describe('URL of an S3 server for files; not set: files are stored in MongoDB'),
  S3_BUCKET: text.optional().describe('S3 bucket'),
  S3_ACCESS_KEY: text.optional().describe('S3 access key'),
  S3_SECRET_KEY: text.optional().describe('S3 secret key'),
  S3_REGION: text.default('us-east-1').describe('S3 region'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:')
    .optional()
    .describe('URL of the trace collector; not set: tracing is off'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('log level'),
  STALLBOOK_TEST_CLOCK: flag.default(false).describe('1: all processes share a clock that tests can move'),
  STALLBOOK_TEST_KAFKA: flag.optional().describe('0: run tests without Kafka'),
};
