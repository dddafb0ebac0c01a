import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const MAILED_RECOMMENDATIONS = 'mailedRecommendations';

/** A market event that a weekly email named. The ID is the vendor's and the market event's. */
export interface MailedRecommendation {
  _id: string;
  vendorId: string;
  marketEventId: string;
  letterId: string;
  forgetAt: Date;
}

export const mailedRecommendationSchema = defineSchema<MailedRecommendation>(
  MAILED_RECOMMENDATIONS,
  {
    _id: requiredString,
    vendorId: requiredString,
    marketEventId: requiredString,
    letterId: requiredString,
    forgetAt: requiredDate,
  },
  [{ key: { vendorId: 1, letterId: 1 } }, { key: { forgetAt: 1 }, expireAfterSeconds: 0 }],
);
