import { Controller, Inject } from '@nestjs/common';
import { applicationsPersonData, type PersonDataInput, type PersonDataPage } from '@stallbook/contracts';
import {
  PersonalData,
  personHistory,
  personPage,
  recordsIn,
  type Person,
  type PersonRecords,
} from '@stallbook/event-store';
import { AddressHash, DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { applications, type ApplicationDocument } from '../application/application.projection.js';
import { quickApplications, type QuickApplyDocument } from '../application/quick-application.projection.js';
import { timeSavedRecords, type TimeSavedDocument } from '../application/time-saved.projection.js';
import {
  applicationTemplates,
  type ApplicationTemplateDocument,
} from '../application-template/application-template.projection.js';
import { showTemplate } from '../application-template/application-template.presenter.js';
import { applicationIdOf } from '../application/domain/application.state.js';
import { seenByVendor } from '../application/domain/deferred-decision.js';
import { BULK_DECISIONS, type BulkDecisionRow } from '../bulk-decision/bulk-decision.schema.js';
import { APPLICATION_MARKS, type MarksRow } from '../desk/marks.schema.js';
import { interests, type InterestDocument } from '../interest/interest.projection.js';
import { invitations, type InvitationDocument } from '../invitation/invitation.projection.js';
import { CALCULATION_TEMPLATES, type CalculationTemplateRow } from '../calculation/calculation-template.schema.js';
import { CALCULATIONS, type CalculationRow } from '../calculation/calculation.schema.js';
import { CALENDAR_FEEDS, type CalendarFeedRow } from '../calendar-feed/calendar-feed.schema.js';
import { MarketEventReplicas } from '../replicas/market-event-replicas.js';
import {
  MEMBERSHIP_REPLICAS,
  PROFILE_REPLICAS,
  type MembershipReplica,
  type ProfileReplica,
} from '../replicas/replica.schema.js';
import { VENDOR_MARKS, type VendorMarkRow } from '../vendor-mark/vendor-mark.schema.js';

/** A vendor's own applications, interests and invitations, and of an organizer that they decided: what vendors wrote stays theirs. */
@Controller()
export class PersonDataHandler {
  private readonly sources: readonly PersonRecords[];

  constructor(
    @Inject(DB) db: Db,
    personal: PersonalData,
    markets: MarketEventReplicas,
    private readonly addresses: AddressHash,
  ) {
    const sent = db.collection<InvitationDocument>(invitations.collection);
    const all = db.collection<ApplicationDocument>(applications.collection);
    this.sources = [
      recordsIn('applications', all, {
        filterFor: ({ personId }) => ({ vendorId: personId }),
        show: (stored) => {
          const { _id: id, applicationId: _same, organizerId: _theirs, ...document } = seenByVendor(stored);
          const { streamVersion: _version, ...shown } = document as typeof document & { streamVersion: number };
          // For lists only.
          const {
            words: _words,
            sortName: _sortName,
            categories: _categories,
            category: _category,
            heldBy: _held,
            ...own
          } = shown;
          return { id, currency: 'usd', ...own };
        },
      }),
      recordsIn('decisions', all, {
        filterFor: async ({ personId }) => ({
          marketEventId: { $in: await markets.idsOwnedBy(personId) },
          decidedAt: { $ne: null },
        }),
        show: ({ _id: applicationId, marketEventId, status, boothLocation, decidedAt }) => ({
          applicationId,
          marketEventId,
          status,
          boothLocation,
          decidedAt,
        }),
      }),
      recordsIn('applicationMarks', db.collection<MarksRow>(APPLICATION_MARKS), {
        filterFor: ({ personId }) => ({ organizerId: personId }),
        show: ({ applicationId, shortlisted, rating, tags, note, updatedAt }) => ({
          applicationId,
          shortlisted,
          rating,
          tags,
          note,
          updatedAt,
        }),
      }),
      recordsIn('bulkDecisions', db.collection<BulkDecisionRow>(BULK_DECISIONS), {
        filterFor: ({ personId }) => ({ organizerId: personId }),
        show: ({ decision, status, note, decided, createdAt }) => ({ decision, status, note, decided, createdAt }),
      }),
      recordsIn('applicationTemplates', db.collection<ApplicationTemplateDocument>(applicationTemplates.collection), {
        filterFor: ({ personId }) => ({ vendorId: personId }),
        show: showTemplate,
      }),
      recordsIn('quickApplications', db.collection<QuickApplyDocument>(quickApplications.collection), {
        filterFor: ({ personId }) => ({ vendorId: personId }),
        show: ({ marketEventId, templateId, applicationId, createdAt }) => ({
          marketEventId,
          templateId,
          applicationId,
          createdAt,
        }),
      }),
      recordsIn('timeSaved', db.collection<TimeSavedDocument>(timeSavedRecords.collection), {
        filterFor: ({ personId }) => ({ vendorId: personId }),
        show: ({ marketEventId, timeSavedSeconds, applicationMethod, createdAt }) => ({
          marketEventId,
          timeSavedSeconds,
          applicationMethod,
          createdAt,
        }),
      }),
      recordsIn('copyOfMembership', db.collection<MembershipReplica>(MEMBERSHIP_REPLICAS), {
        filterFor: ({ personId }) => ({ _id: personId }),
        show: ({ isVendorPro, isOrganizerPro }) => ({ isVendorPro, isOrganizerPro }),
      }),
      recordsIn('interests', db.collection<InterestDocument>(interests.collection), {
        filterFor: ({ personId }) => ({ vendorId: personId }),
        show: ({ _id: id, marketEventId: eventId, message, createdAt }) => ({ id, eventId, message, createdAt }),
      }),
      recordsIn('invitationsSent', sent, {
        filterFor: ({ personId }) => ({ vendorId: personId }),
        show: ({ _id: id, marketEventId: eventId, customMessage, status, createdAt }) => ({
          id,
          eventId,
          customMessage,
          status,
          createdAt,
        }),
      }),
      recordsIn('invitationsReceived', sent, {
        filterFor: (person) => ({
          $or: [{ organizerId: person.personId }, { contactSubject: { $in: this.hashesOf(person) } }],
        }),
        show: ({ _id: id, marketEventId: eventId, status, createdAt, ...contact }) => ({
          id,
          eventId,
          organizerEmail: contact.organizerEmail,
          organizerName: contact.organizerName,
          organizerPhone: contact.organizerPhone,
          status,
          createdAt,
        }),
      }),
      recordsIn('calculations', db.collection<CalculationRow>(CALCULATIONS), {
        filterFor: ({ personId }) => ({ vendorId: personId }),
        show: ({ _id: id, vendorId: _same, ...calculation }) => ({ id, currency: 'usd', ...calculation }),
      }),
      recordsIn('calculationTemplates', db.collection<CalculationTemplateRow>(CALCULATION_TEMPLATES), {
        filterFor: ({ personId }) => ({ vendorId: personId }),
        show: ({ templateName, defaultInputs, updatedAt }) => ({ templateName, defaultInputs, updatedAt }),
      }),
      recordsIn('calendarFeed', db.collection<CalendarFeedRow>(CALENDAR_FEEDS), {
        filterFor: ({ personId }) => ({ _id: personId }),
        show: ({ createdAt }) => ({ createdAt }),
      }),
      recordsIn('marksReceived', db.collection<VendorMarkRow>(VENDOR_MARKS), {
        filterFor: ({ personId }) => ({ vendorId: personId }),
        show: ({ marketEventId, attendance, rating, updatedAt }) => ({ marketEventId, attendance, rating, updatedAt }),
      }),
      recordsIn('marksGiven', db.collection<VendorMarkRow>(VENDOR_MARKS), {
        filterFor: ({ personId }) => ({ organizerId: personId }),
        show: ({ vendorId, marketEventId, attendance, rating, updatedAt }) => ({
          applicationId: applicationIdOf(marketEventId, vendorId),
          marketEventId,
          attendance,
          rating,
          updatedAt,
        }),
      }),
      recordsIn('copyOfProfile', db.collection<ProfileReplica>(PROFILE_REPLICAS), {
        filterFor: ({ personId }) => ({ _id: personId }),
        show: ({ role, businessName, contactName, city, state, productCategories = [] }) => ({
          role,
          businessName,
          contactName,
          city,
          state,
          productCategories,
        }),
      }),
      personHistory(
        { db, personal },
        { subjectsOf: (person) => [person.personId, ...this.hashesOf(person)], without: ['token'] },
      ),
    ];
  }

  @Handles(applicationsPersonData)
  handle({ after, ...person }: PersonDataInput): Promise<PersonDataPage> {
    return personPage(this.sources, person, after);
  }

  private hashesOf({ address }: Person): string[] {
    return address ? this.addresses.every(address) : [];
  }
}
