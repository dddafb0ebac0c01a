import { personDataIn, type PersonDataSource } from '@stallbook/event-store';
import { pick } from '@stallbook/kernel';
import type { Db } from 'mongodb';
import { applicationIdOf } from '../application/domain/application.state.js';
import { BULK_DECISIONS, type BulkDecisionRow } from '../bulk-decision/bulk-decision.schema.js';
import { APPLICATION_MARKS, type ApplicationMarksRow } from '../desk/application-marks.schema.js';
import { VENDOR_MARKS, type VendorMarkRow } from '../vendor-mark/vendor-mark.schema.js';

export function deskData(db: Db): PersonDataSource[] {
  return [
    personDataIn('applicationMarks', db.collection<ApplicationMarksRow>(APPLICATION_MARKS), {
      filterFor: ({ personId }) => ({ organizerId: personId }),
      show: (row) => pick(row, 'applicationId', 'shortlisted', 'rating', 'tags', 'note', 'updatedAt'),
    }),
    personDataIn('bulkDecisions', db.collection<BulkDecisionRow>(BULK_DECISIONS), {
      filterFor: ({ personId }) => ({ organizerId: personId }),
      show: ({ decision, status, note, decided, createdAt }) => ({ decision, status, note, decided, createdAt }),
    }),
    personDataIn('marksReceived', db.collection<VendorMarkRow>(VENDOR_MARKS), {
      filterFor: ({ personId }) => ({ vendorId: personId }),
      show: ({ marketEventId, attendance, rating, updatedAt }) => ({ marketEventId, attendance, rating, updatedAt }),
    }),
    personDataIn('marksGiven', db.collection<VendorMarkRow>(VENDOR_MARKS), {
      filterFor: ({ personId }) => ({ organizerId: personId }),
      show: ({ vendorId, marketEventId, attendance, rating, updatedAt }) => ({
        applicationId: applicationIdOf(marketEventId, vendorId),
        marketEventId,
        attendance,
        rating,
        updatedAt,
      }),
    }),
  ];
}
