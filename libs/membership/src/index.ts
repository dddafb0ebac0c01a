export { membershipData } from './membership-data.js';
export { MembershipModule } from './membership.module.js';
export { MembershipReplicas } from './membership-replicas.js';
