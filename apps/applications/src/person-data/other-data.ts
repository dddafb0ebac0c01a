import { personDataIn, type PersonDataSource } from '@stallbook/event-store';
import type { Db } from 'mongodb';
import { CALENDAR_FEEDS, type CalendarFeedRow } from '../calendar-feed/calendar-feed.schema.js';
import { MEMBERSHIP_REPLICAS, type MembershipReplica } from '../replicas/membership-replica.schema.js';
import { PROFILE_REPLICAS, type ProfileReplica } from '../replicas/profile-replica.schema.js';

export function otherData(db: Db): PersonDataSource[] {
  return [
    personDataIn('calendarFeed', db.collection<CalendarFeedRow>(CALENDAR_FEEDS), {
      filterFor: ({ personId }) => ({ _id: personId }),
      show: ({ createdAt }) => ({ createdAt }),
    }),
    personDataIn('copyOfMembership', db.collection<MembershipReplica>(MEMBERSHIP_REPLICAS), {
      filterFor: ({ personId }) => ({ _id: personId }),
      show: ({ isVendorPro, isOrganizerPro }) => ({ isVendorPro, isOrganizerPro }),
    }),
    personDataIn('copyOfProfile', db.collection<ProfileReplica>(PROFILE_REPLICAS), {
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
  ];
}
