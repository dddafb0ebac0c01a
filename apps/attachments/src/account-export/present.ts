import { AccountExportStatus, personDataOf, type AccountExport } from '@stallbook/contracts';
import type { ServiceName } from '@stallbook/kernel';
import type { StoredExport } from './account-exports.js';

const SERVICES = Object.keys(personDataOf) as ServiceName[];

/** `stallbook-data-2027-04-01.json`. */
export const filenameOf = ({ readyAt, requestedAt }: StoredExport): string =>
  `stallbook-data-${(readyAt ?? requestedAt).toISOString().slice(0, 10)}.json`;

export const present = (one: StoredExport): AccountExport => ({
  id: one._id,
  status: AccountExportStatus[one.status],
  requestedAt: one.requestedAt.toISOString(),
  parts: SERVICES.map((name) => ({ name, collected: one.collected.includes(name) })),
  filename: filenameOf(one),
  fileSize: one.fileSize,
  readyAt: one.readyAt?.toISOString() ?? null,
  expiresAt: one.expiresAt?.toISOString() ?? null,
  error: one.error,
});
