import { Controller, Inject } from '@nestjs/common';
import { eventsPersonData, type PersonDataInput, type PersonDataPage } from '@stallbook/contracts';
import {
  PersonalData,
  commitsOf,
  personHistory,
  personPage,
  recordsIn,
  type Person,
  type PersonRecords,
} from '@stallbook/event-store';
import { AddressHash, DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import type { StoredOperation } from '../admin-operation/admin-operations.js';
import { claimsView, type ClaimDocument } from '../claim/claim.projection.js';
import type { StoredJob } from '../import/import-jobs.js';
import { marketEventsView, type MarketEventDocument } from '../market-event/market-event.projection.js';
import { ownMarketEvent } from './own-market-event.js';

/** Markets of a person, claims from their address, and what they did as an admin. */
@Controller()
export class PersonDataHandler {
  private readonly sources: readonly PersonRecords[];

  constructor(
    @Inject(DB) private readonly db: Db,
    personal: PersonalData,
    private readonly addresses: AddressHash,
  ) {
    this.sources = [
      recordsIn('marketEvents', db.collection<MarketEventDocument>(marketEventsView.collection), {
        filterFor: ({ personId }) => ({ organizerId: personId }),
        show: ownMarketEvent,
      }),
      recordsIn('claims', db.collection<ClaimDocument>(claimsView.collection), {
        filterFor: async (person) => ({ _id: { $in: await this.claimsOf(person) } }),
        show: ({ _id: id, eventId, status, createdAt, decidedAt, ...claim }) => ({
          id,
          marketEventId: eventId,
          status,
          name: claim.requestedByName,
          email: claim.requestedByEmail,
          phone: claim.requestedByPhone,
          businessName: claim.businessName,
          message: claim.message,
          createdAt,
          decidedAt,
        }),
      }),
      recordsIn('imports', db.collection<StoredJob>('importJobs'), {
        filterFor: ({ personId }) => ({ startedBy: personId }),
        show: ({ _id: id, fileName, status, createdAt, finishedAt, totalRows, createdCount, failedCount }) => ({
          id,
          fileName,
          status,
          createdAt,
          finishedAt,
          totalRows,
          createdCount,
          failedCount,
        }),
      }),
      recordsIn('adminOperations', db.collection<StoredOperation>('adminOperations'), {
        filterFor: ({ personId }) => ({ performedBy: personId }),
        // Their details tell of the people they were done to.
        show: ({ _id: id, operationType, createdAt }) => ({ id, operationType, createdAt }),
      }),
      personHistory(
        { db, personal },
        { subjectsOf: (person) => [person.personId, ...this.hashesOf(person)], without: ['claimToken'] },
      ),
    ];
  }

  @Handles(eventsPersonData)
  handle({ after, ...person }: PersonDataInput): Promise<PersonDataPage> {
    return personPage(this.sources, person, after);
  }

  private hashesOf({ address }: Person): string[] {
    return address ? this.addresses.every(address) : [];
  }

  /** A claim belongs to the address that it was sent from. */
  private async claimsOf(person: Person): Promise<string[]> {
    const subjects = { $in: this.hashesOf(person) };
    const streams = await commitsOf(this.db).distinct('streamId', { subjects, 'events.type': 'claim.submitted' });
    return streams.map((streamId) => streamId.slice('claim-'.length));
  }
}
