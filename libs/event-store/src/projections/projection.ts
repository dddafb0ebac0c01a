import type { Aggregate, EventTypes } from '@stallbook/kernel';
import type { Collection, Db, IndexDescription } from 'mongodb';

export interface StreamInfo {
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export type ProjectionDocument = { _id: string };

/**
 * A read model: one document per stream, a pure function of the state, or null. Written in the transaction of the
 * append; can be rebuilt at any time.
 */
export interface Projection<S = unknown, D extends ProjectionDocument = ProjectionDocument> {
  name: string;
  collection: string;
  aggregate: Aggregate<S, EventTypes>;
  project(state: S, info: StreamInfo): Omit<D, '_id'> | null;
  indexes: IndexDescription[];
}

/** The document with the stream version it shows, so that an older version never wins. */
export type ProjectedDocument<D extends ProjectionDocument = ProjectionDocument> = D & { streamVersion: number };

/** The documents of a projection are read through `in`. */
export type DefinedProjection<D extends ProjectionDocument> = Projection & {
  in<E extends D = ProjectedDocument<D>>(db: Db): Collection<E>;
};

export const defineProjection =
  <D extends ProjectionDocument>() =>
  <S, T extends EventTypes>(
    projection: Omit<Projection<S, D>, 'aggregate'> & { aggregate: Aggregate<S, T> },
  ): DefinedProjection<D> => ({
    ...(projection as unknown as Projection),
    in: (db) => db.collection(projection.collection),
  });

export const projectionsOf = (projections: readonly Projection[], aggregate: { name: string }): Projection[] =>
  projections.filter((projection) => projection.aggregate.name === aggregate.name);
