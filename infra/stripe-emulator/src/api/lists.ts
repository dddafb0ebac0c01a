import type { Call } from './endpoint.js';
import { invalid } from './errors.js';

export interface Page<T> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: T[];
}

export const listOf = <T extends { id: string; created?: number }>(call: Call, newestFirst: T[]): Page<T> => {
  const { params } = call;
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('This value must be between 1 and 100.', 'limit');
  const after = params.string('starting_after');
  const before = params.string('ending_before');
  const within = createdWithin(call);
  params.finish();

  const rows = newestFirst.filter((row) => within(row.created ?? 0));
  const position = (id: string): number => {
    const index = rows.findIndex((row) => row.id === id);
    if (index < 0)
      throw invalid(`No such object: '${id}'`, after ? 'starting_after' : 'ending_before', 'resource_missing');
    return index;
  };
  if (before) {
    const end = position(before);
    const start = Math.max(0, end - limit);
    return { object: 'list', url: call.path, has_more: start > 0, data: rows.slice(start, end) };
  }
  const start = after ? position(after) + 1 : 0;
  const data = rows.slice(start, start + limit);
  return { object: 'list', url: call.path, has_more: start + data.length < rows.length, data };
};

const createdWithin = ({ params }: Call): ((created: number) => boolean) => {
  if (!params.has('created')) return () => true;
  const range = params.object('created');
  if (!range) return () => true;
  const [gt, gte, lt, lte] = (['gt', 'gte', 'lt', 'lte'] as const).map((key) => range.integer(key));
  return (created) =>
    created > (gt ?? -Infinity) && created >= (gte ?? 0) && created < (lt ?? Infinity) && created <= (lte ?? Infinity);
};

export const embedded = <T>(url: string, data: T[]): Page<T> => ({ object: 'list', url, has_more: false, data });
