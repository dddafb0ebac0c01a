import { AdminOperationType, type AdminOperation } from '@stallbook/contracts';
import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';
import { Schema } from 'mongoose';

export const ADMIN_OPERATIONS = 'adminOperations';

export interface AdminOperationDocument {
  _id: string;
  operationType: `${AdminOperation['operationType']}`;
  performedBy: string;
  details: Record<string, unknown>;
  createdAt: Date;
}

/** What names the people of an operation. */
export const personFields = ['details.accountId', 'details.organizerId', 'details.formerOrganizerId'] as const;

export const adminOperationSchema = defineSchema<AdminOperationDocument>(
  ADMIN_OPERATIONS,
  {
    _id: requiredString,
    operationType: { ...requiredString, enum: Object.values(AdminOperationType) },
    performedBy: requiredString,
    details: { type: Schema.Types.Mixed, required: true },
    createdAt: requiredDate,
  },
  [
    { key: { createdAt: -1, _id: -1 } },
    { key: { operationType: 1, createdAt: -1, _id: -1 } },
    { key: { performedBy: 1, createdAt: -1, _id: -1 } },
    ...personFields.map((field) => ({
      key: { [field]: 1, createdAt: -1, _id: -1 },
      partialFilterExpression: { [field]: { $exists: true } },
    })),
  ],
);
