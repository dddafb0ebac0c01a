import { AccountExportStatus, personDataOf, type AccountExport, type AccountExportFormat } from '@stallbook/contracts';
import type { ServiceName } from '@stallbook/kernel';
import type { StoredExport } from './account-export.schema.js';

const SERVICES = Object.keys(personDataOf) as ServiceName[];

const FILE_TYPES: Record<AccountExportFormat, string> = { json: 'application/json', zip: 'application/zip' };

/** `stallbook-data-2027-04-01.json`, or `.zip` if it includes files. */
export const filenameOf = ({ readyAt, requestedAt, format }: StoredExport): string =>
  `stallbook-data-${(readyAt ?? requestedAt).toISOString().slice(0, 10)}.${format ?? 'json'}`;

export const fileTypeOf = ({ format }: StoredExport): string => FILE_TYPES[format ?? 'json'];

export const presentExport = (one: StoredExport): AccountExport => ({
  id: one._id,
  status: AccountExportStatus[one.status],
  parts: SERVICES.map((name) => ({ name, collected: one.collected.includes(name) })),
  filename: filenameOf(one),
  fileSize: one.fileSize,
  readyAt: one.readyAt?.toISOString() ?? null,
  expiresAt: one.expiresAt?.toISOString() ?? null,
  error: one.error,
});
