import type { ProfileReplica } from '../replicas/profile-replica.schema.js';
import type { VendorDescription } from './domain/application.state.js';

export const descriptionOf = (profile: ProfileReplica | null | undefined): VendorDescription | undefined =>
  profile
    ? { businessName: profile.businessName, categories: profile.productCategories.join('\n') || null }
    : undefined;
