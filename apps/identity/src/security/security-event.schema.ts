import { SecurityEventKind } from '@stallbook/contracts';
import { defineSchema } from '@stallbook/platform/odm';

export const SECURITY_EVENTS = 'securityEvents';

export interface SecurityEventDocument {
  _id: string;
  accountId: string;
  kind: `${SecurityEventKind}`;
  at: Date;
  device: string | null;
  purgeAt: Date;
}

const text = { type: String, required: true };
const date = { type: Date, required: true };

export const securityEventSchema = defineSchema<SecurityEventDocument>(
  SECURITY_EVENTS,
  {
    _id: text,
    accountId: text,
    kind: { ...text, enum: Object.values(SecurityEventKind) },
    at: date,
    device: String,
    purgeAt: date,
  },
  [{ key: { purgeAt: 1 }, expireAfterSeconds: 0 }, { key: { accountId: 1, at: -1 } }],
);
