import { personDataIn, type PersonDataSource } from '@stallbook/event-store';
import type { Db } from 'mongodb';
import { MEMBERSHIP_REPLICAS, type MembershipReplica } from './membership-replica.schema.js';

export const membershipData = (db: Db): PersonDataSource =>
  personDataIn('copyOfPlan', db.collection<MembershipReplica>(MEMBERSHIP_REPLICAS), {
    personField: '_id',
    show: ({ _id: _same, revision: _of, ...plan }) => plan,
  });
