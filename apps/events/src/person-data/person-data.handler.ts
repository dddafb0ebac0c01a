import { Controller, Inject } from '@nestjs/common';
import { eventsPersonData, type PersonDataInput, type PersonDataPage } from '@stallbook/contracts';
import { PersonalData, commitsOf, personHistory, personPage, personDataIn, type Person } from '@stallbook/event-store';
import { parseStreamId } from '@stallbook/kernel';
import { membershipData } from '@stallbook/membership';
import { AddressHash, DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { ADMIN_OPERATIONS, type AdminOperationDocument } from '../admin-operation/admin-operation.schema.js';
import { claims } from '../claim/claim.projection.js';
import { claimSubject, saidOfAny } from '../claim/domain/claim-subject.js';
import { APPLIED_VENDORS, type AppliedVendorReplica } from '../replicas/applied-vendor.schema.js';
import { EVENT_PLANS, type EventPlanRow } from '../event-plan/event-plan.schema.js';
import { IMPORT_JOBS, type ImportJobDocument } from '../import/import.schema.js';
import { marketEvents } from '../market-event/market-event.projection.js';
import { MAILED_RECOMMENDATIONS, type MailedRecommendation } from '../recommendation/mailed-recommendation.schema.js';
import { VENDOR_REPLICAS, type VendorReplica } from '../replicas/vendor-replica.schema.js';
import { VENDOR_PREFERENCES, type VendorPreferencesRow } from '../vendor-preference/vendor-preference.schema.js';
import { ownMarketEvent } from './own-market-event.js';

@Controller()
export class PersonDataHandler {
  constructor(
    @Inject(DB) private readonly db: Db,
    private readonly personal: PersonalData,
    private readonly addresses: AddressHash,
  ) {}

  @Handles(eventsPersonData)
  handle(input: PersonDataInput): Promise<PersonDataPage> {
    const { db, personal } = this;
    return personPage(input, [
      personDataIn('marketEvents', marketEvents.in(db), {
        personField: 'organizerId',
        show: ownMarketEvent,
      }),
      membershipData(db),
      personDataIn('copyOfApplications', db.collection<AppliedVendorReplica>(APPLIED_VENDORS), {
        personField: 'vendorId',
        show: ({ _id: applicationId, marketEventId }) => ({ applicationId, marketEventId }),
      }),
      personDataIn('copyOfPlace', db.collection<VendorReplica>(VENDOR_REPLICAS), {
        personField: '_id',
        show: ['point'],
      }),
      personDataIn('eventPlans', db.collection<EventPlanRow>(EVENT_PLANS), {
        personField: 'organizerId',
        show: ({ _id: marketEventId, done, own }) => ({ marketEventId, done, own }),
      }),
      personDataIn('preferences', db.collection<VendorPreferencesRow>(VENDOR_PREFERENCES), {
        personField: '_id',
        show: ({ _id: _same, ...preferences }) => ({ currency: 'usd', ...preferences }),
      }),
      personDataIn('mailedRecommendations', db.collection<MailedRecommendation>(MAILED_RECOMMENDATIONS), {
        personField: 'vendorId',
        show: ['marketEventId'],
      }),
      personDataIn('claims', claims.in(db), {
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
      personDataIn('imports', db.collection<ImportJobDocument>(IMPORT_JOBS), {
        personField: 'startedBy',
        show: ['_id', 'fileName', 'status', 'createdAt', 'finishedAt', 'totalRows', 'createdCount', 'failedCount'],
      }),
      personDataIn('adminOperations', db.collection<AdminOperationDocument>(ADMIN_OPERATIONS), {
        personField: 'performedBy',
        // The details are personal data of others.
        show: ['_id', 'operationType', 'createdAt'],
      }),
      personHistory({ db, personal }, { subjectsOf: (person) => this.subjectsOf(person), without: ['claimToken'] }),
    ]);
  }

  private subjectsOf(person: Person): string[] {
    const { personId } = person;
    return [personId, ...this.hashesOf(person).flatMap((hash) => [hash, claimSubject(hash, personId)])];
  }

  private hashesOf({ address }: Person): string[] {
    return address ? this.addresses.every(address) : [];
  }

  private async claimsOf(person: Person): Promise<string[]> {
    const subjects = { $in: this.hashesOf(person) };
    const [streams, said] = await Promise.all([
      commitsOf(this.db).distinct('streamId', { subjects, 'events.type': 'claim.submitted' }),
      claims.in(this.db).distinct('_id', { organizerId: person.personId, contactSubject: saidOfAny }),
    ]);
    return [...streams.map((streamId) => parseStreamId(streamId).id), ...said];
  }
}
