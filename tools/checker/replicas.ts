import { marketEventSaved } from '@stallbook/contracts';
import type { ServiceName } from '@stallbook/kernel';
import { AddressHash, type StallbookConfig } from '@stallbook/platform';
import type { Facts } from './checks/replicas.js';

export type Stored = Facts & { _id: string };

/** A service's collection of replicas. */
export interface Replica {
  service: ServiceName;
  collection: string;
  source: { service: ServiceName; collection: string };
  /** The replica's ID; the document's ID by default. */
  idOf?(document: Stored): string;
  /** What a replica of a source document must hold; undefined if there must be none. */
  factsOf(document: Stored): Facts | undefined;
  /** What a replica says; undefined if it is one of others that the collection also holds. */
  heldIn?(copy: Stored): Facts | undefined;
  /** A tombstone; a replica without tombstones may keep deleted data. */
  isTrace?(copy: Stored): boolean;
}

const profiles = { service: 'identity', collection: 'profiles' } as const;
const marketEvents = { service: 'events', collection: 'marketEvents' } as const;
const applications = { service: 'applications', collection: 'applications' } as const;
const messageThreads = { service: 'notifications', collection: 'messageThreads' } as const;
const payments = { service: 'billing', collection: 'payments' } as const;

const isErased = ({ erased }: Stored): boolean => erased === true;
const isDeleted = ({ deleted }: Stored): boolean => deleted === true;

const pick = (document: Facts, ...fields: readonly string[]): Facts =>
  Object.fromEntries(fields.map((field) => [field, document[field]]));

/** As named by `market-event.saved`. */
const marketFacts = (document: Stored): Facts => {
  const { streamVersion: revision, eventDate: startDate, eventEndDate: endDate } = document;
  const dateToBeAnnounced = (document['defaultedFields'] as readonly string[]).includes('eventDate');
  const takenDown = 'takenDownReason' in document;
  const shown = {
    ...document,
    marketEventId: document._id,
    revision,
    startDate,
    endDate,
    dateToBeAnnounced,
    takenDown,
  };
  return pick(shown, ...Object.keys(marketEventSaved.schema.shape));
};

const applicationStatus = ({ status }: Stored): Facts | undefined => (status === 'draft' ? undefined : { status });

const heldUnlessDraft = (copy: Stored): Facts | undefined =>
  'status' in copy ? applicationStatus(copy) && copy : undefined;

const paidOf = ({ status, stage, withdrawal }: Stored): Facts | undefined => {
  if (status === 'refunded') return { paid: false };
  // A vendor who withdrew may have got only a part back.
  const holds = stage === 'due' || (withdrawal as { reason?: string } | null)?.reason === 'vendor_withdrew';
  return status === 'completed' && holds ? { paid: true } : undefined;
};

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;

const leavers = ({ participants }: Stored): Facts | undefined => {
  const left = (participants as { personId: string; isActive: boolean }[]).filter(({ isActive }) => !isActive);
  return left.length > 0 ? { leftIds: left.map(({ personId }) => personId) } : undefined;
};

const listed = (document: Stored): Facts => pick(document, 'role', 'contactName', 'businessName');

/** Replicas of profiles, market events, applications, payments, and conversations. Those of memberships are not compared. */
export function replicasOf(config: StallbookConfig): Replica[] {
  const addresses = new AddressHash(config);
  const ofRole = (role: string, facts: (document: Stored) => Facts) => (document: Stored) =>
    document['role'] === role ? facts(document) : undefined;
  return [
    {
      service: 'identity',
      collection: 'accounts',
      source: profiles,
      factsOf: listed,
      heldIn: (account) => {
        const inList = account['listed'] as Facts | undefined;
        return inList && inList['role'] !== 'none' ? inList : undefined;
      },
      isTrace: () => false,
    },
    {
      service: 'events',
      collection: 'organizers',
      source: profiles,
      factsOf: ofRole('organizer', ({ email }) => ({ addresses: addresses.every(String(email)) })),
      isTrace: isErased,
    },
    {
      service: 'events',
      collection: 'appliedVendors',
      source: applications,
      factsOf: (document) => applicationStatus(document) && pick(document, 'vendorId', 'marketEventId'),
      heldIn: (copy) => ('vendorId' in copy ? copy : undefined),
    },
    {
      service: 'events',
      collection: 'vendorReplicas',
      source: profiles,
      factsOf: ofRole('vendor', () => ({})),
      isTrace: isErased,
    },
    {
      service: 'applications',
      collection: 'profileReplicas',
      source: profiles,
      factsOf: (document) =>
        pick(document, 'role', 'businessName', 'contactName', 'city', 'state', 'productCategories'),
      isTrace: isErased,
    },
    {
      service: 'applications',
      collection: 'marketEventReplicas',
      source: marketEvents,
      factsOf: marketFacts,
      isTrace: isDeleted,
    },
    {
      service: 'billing',
      collection: 'vendorNames',
      source: profiles,
      factsOf: ofRole('vendor', (document) => pick(document, 'businessName')),
      isTrace: isErased,
    },
    {
      service: 'billing',
      collection: 'marketEventReplicas',
      source: marketEvents,
      factsOf: (document) => pick(marketFacts(document), 'revision', 'title', 'startDate', 'status', 'organizerId'),
      isTrace: isDeleted,
    },
    {
      service: 'billing',
      collection: 'applicationReplicas',
      source: applications,
      factsOf: (document) => applicationStatus(document) && pick(document, 'status', 'vendorId', 'organizerId'),
      heldIn: heldUnlessDraft,
    },
    {
      service: 'attachments',
      collection: 'uploaderNames',
      source: profiles,
      factsOf: ofRole('organizer', ({ businessName, contactName }) => ({ name: businessName || contactName })),
      isTrace: isErased,
    },
    {
      service: 'attachments',
      collection: 'marketEventReplicas',
      source: marketEvents,
      factsOf: (document) => pick(marketFacts(document), 'revision', 'organizerId', 'status', 'takenDown'),
      // An earlier release did not name it.
      heldIn: (copy) => ({ takenDown: false, ...copy }),
    },
    {
      service: 'attachments',
      collection: 'applicationReplicas',
      source: applications,
      factsOf: applicationStatus,
      heldIn: heldUnlessDraft,
    },
    {
      service: 'attachments',
      collection: 'applicationReplicas',
      source: payments,
      idOf: ({ applicationId }) => String(applicationId),
      factsOf: paidOf,
      heldIn: (copy) => ('paid' in copy ? copy : undefined),
    },
    {
      service: 'attachments',
      collection: 'messageThreadReplicas',
      source: messageThreads,
      factsOf: leavers,
      heldIn: (copy) => (isEmpty(copy['leftIds']) ? undefined : copy),
    },
    {
      service: 'content',
      collection: 'applicationReplicas',
      source: applications,
      factsOf: (document) => applicationStatus(document) && pick(document, 'status', 'vendorId'),
      heldIn: heldUnlessDraft,
    },
    {
      service: 'notifications',
      collection: 'replicas',
      source: profiles,
      factsOf: ({ contactName: name, businessName, email, role }) => ({ name, businessName, email, role }),
      heldIn: ({ data }) => (isObject(data) && 'email' in data ? data : undefined),
      isTrace: ({ data }) => isObject(data) && data['email'] === null,
    },
    {
      service: 'notifications',
      collection: 'replicas',
      source: marketEvents,
      factsOf: (document) =>
        pick(
          marketFacts(document),
          'revision',
          'organizerId',
          'status',
          'title',
          'startDate',
          'endDate',
          'dateToBeAnnounced',
        ),
      heldIn: ({ data }) => (isObject(data) && 'revision' in data ? data : undefined),
    },
    {
      service: 'notifications',
      collection: 'applicationReplicas',
      source: applications,
      factsOf: (document) => applicationStatus(document) && pick(document, 'status', 'vendorId', 'marketEventId'),
      heldIn: heldUnlessDraft,
    },
  ];
}

export const nameOf = ({ service, collection, source }: Replica): string =>
  `${service}.${collection} (of ${source.collection})`;

const isObject = (value: unknown): value is Facts => typeof value === 'object' && value !== null;
