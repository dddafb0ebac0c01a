import { SecurityEventKind } from '@stallbook/contracts';
import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const SECURITY_EVENTS = 'securityEvents';

export interface SecurityEventDocument {
  _id: string;
  accountId: string;
  kind: `${SecurityEventKind}`;
  at: Date;
  device: string | null;
  purgeAt: Date;
}

export const securityEventSchema = defineSchema<SecurityEventDocument>(
  SECURITY_EVENTS,
  {
    _id: requiredString,
    accountId: requiredString,
    kind: { ...requiredString, enum: Object.values(SecurityEventKind) },
    at: requiredDate,
    device: String,
    purgeAt: requiredDate,
  },
  [{ key: { purgeAt: 1 }, expireAfterSeconds: 0 }, { key: { accountId: 1, at: -1 } }],
);
