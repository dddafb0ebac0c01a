import { personDataIn, type PersonDataSource } from '@stallbook/event-store';
import type { Db } from 'mongodb';
import { applicationIdOf } from '../application/domain/application.state.js';
import { BULK_DECISIONS, type BulkDecisionRow } from '../bulk-decision/bulk-decision.schema.js';
import { APPLICATION_MARKS, type ApplicationMarksRow } from '../desk/application-marks.schema.js';
import { VENDOR_MARKS, type VendorMarkRow } from '../vendor-mark/vendor-mark.schema.js';

export function deskData(db: Db): PersonDataSource[] {
  return [
    personDataIn('applicationMarks', db.collection<ApplicationMarksRow>(APPLICATION_MARKS), {
      personField: 'organizerId',
      show: ['applicationId', 'shortlisted', 'rating', 'tags', 'note', 'updatedAt'],
    }),
    personDataIn('bulkDecisions', db.collection<BulkDecisionRow>(BULK_DECISIONS), {
      personField: 'organizerId',
      show: ['decision', 'status', 'note', 'decided', 'createdAt'],
    }),
    personDataIn('marksReceived', db.collection<VendorMarkRow>(VENDOR_MARKS), {
      personField: 'vendorId',
      show: ['marketEventId', 'attendance', 'rating', 'updatedAt'],
    }),
    personDataIn('marksGiven', db.collection<VendorMarkRow>(VENDOR_MARKS), {
      personField: 'organizerId',
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
