import { personDataIn, type PersonDataSource } from '@stallbook/event-store';
import { membershipData } from '@stallbook/membership';
import type { Db } from 'mongodb';
import { CALENDAR_FEEDS, type CalendarFeedRow } from '../calendar-feed/calendar-feed.schema.js';
import { PROFILE_REPLICAS, type ProfileReplica } from '../replicas/profile-replica.schema.js';

export function otherData(db: Db): PersonDataSource[] {
  return [
    personDataIn('calendarFeed', db.collection<CalendarFeedRow>(CALENDAR_FEEDS), {
      personField: '_id',
      show: ['createdAt'],
    }),
    membershipData(db),
    personDataIn('copyOfProfile', db.collection<ProfileReplica>(PROFILE_REPLICAS), {
      personField: '_id',
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
