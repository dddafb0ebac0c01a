import type { SubmissionFilterInput } from '@stallbook/contracts';
import { escapeRegExp } from '@stallbook/kernel';
import { readPage } from '@stallbook/platform';
import type { Collection, Filter } from 'mongodb';
import type { SubmissionDocument } from './domain/sender.js';

const SEARCHED = ['name', 'email', 'message'];

function conditionOf({ search, done }: SubmissionFilterInput) {
  const text = search?.trim();
  return {
    ...(text && { $or: SEARCHED.map((field) => ({ [field]: { $regex: escapeRegExp(text), $options: 'i' } })) }),
    ...(typeof done === 'boolean' && { doneAt: done ? { $ne: null } : null }),
  };
}

/** One page of submissions, newest first. */
export async function pageOfSubmissions<D extends SubmissionDocument, O>(
  collection: Collection<D>,
  filter: SubmissionFilterInput,
  present: (document: D) => O,
): Promise<{ items: O[]; total: number }> {
  const condition = conditionOf(filter) as Filter<D>;
  const { items, total } = await readPage<D>(collection, condition, filter, { sort: { createdAt: -1, _id: -1 } });
  return { items: items.map(present), total };
}
