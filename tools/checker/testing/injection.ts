import type { Collection, Db } from 'mongodb';
import type { System } from '../system.js';

export type Undo = () => Promise<unknown>;

export interface InjectedFault {
  what: string;
  /** The findings that it must cause: check and kind. */
  causes: [check: string, kind: string][];
  inject(dbOf: (service: string) => Db, system: System): Promise<Undo>;
}

export type Any = { _id: string } & Record<string, unknown>;
export const collection = (db: Db, name: string): Collection<Any> => db.collection<Any>(name);

export async function remove(from: Collection<Any>, filter: object): Promise<Undo> {
  const found = await from.findOneAndDelete(filter);
  if (!found) throw new Error(`${from.collectionName} has nothing to lose`);
  return () => from.insertOne(found);
}

export async function add(to: Collection<Any>, document: Any): Promise<Undo> {
  await to.insertOne(document);
  return () => to.deleteOne({ _id: document._id });
}

export async function change(where: Collection<Any>, filter: object, update: object): Promise<Undo> {
  const found = await where.findOneAndUpdate(filter, update);
  if (!found) throw new Error(`${where.collectionName} has nothing to change`);
  return () => where.replaceOne({ _id: found._id }, found);
}
