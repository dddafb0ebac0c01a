import { AdminOperationType, type AdminOperation } from '@stallbook/contracts';
import { defineSchema } from '@stallbook/platform/odm';
import { Schema } from 'mongoose';

export const ADMIN_OPERATIONS = 'adminOperations';

export interface AdminOperationDocument {
  _id: string;
  operationType: `${AdminOperation['operationType']}`;
  performedBy: string;
  details: Record<string, unknown>;
  createdAt: Date;
}

const text = { type: String, required: true };

export const adminOperationSchema = defineSchema<AdminOperationDocument>(
  ADMIN_OPERATIONS,
  {
    _id: text,
    operationType: { ...text, enum: Object.values(AdminOperationType) },
    performedBy: text,
    details: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
  },
  [{ key: { createdAt: -1, _id: -1 } }, { key: { operationType: 1, createdAt: -1, _id: -1 } }],
);
