import { notFound } from '@stallbook/kernel';
import type { ApplicationReader } from './application.reader.js';
import type { ApplicationDocument } from './application.projection.js';

/** @throws DomainError NOT_FOUND where there is nothing that an organizer could decide on. */
export async function reviewable(reader: ApplicationReader, id: string): Promise<ApplicationDocument> {
  const found = await reader.collection.findOne({ _id: id });
  if (!found || found.status === 'draft') throw notFound('Application not found');
  return found;
}
