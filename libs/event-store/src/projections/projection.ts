import type { Aggregate, EventTypes } from '@stallbook/kernel';
import type { IndexDescription } from 'mongodb';

/** Where a state stands in the life of its stream. */
export interface StreamInfo {
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export type ProjectionDocument = { _id: string };

/**
 * A read model: one document per stream, a pure function of the aggregate's state. `null` means that there is
 * nothing to show (any more). It is written in the transaction of the append and can be rebuilt at any time.
 */
export interface Projection<S = unknown, D extends ProjectionDocument = ProjectionDocument> {
  name: string;
  collection: string;
  aggregate: Aggregate<S, EventTypes>;
  project(state: S, info: StreamInfo): Omit<D, '_id'> | null;
  indexes: IndexDescription[];
}

export const defineProjection =
  <D extends ProjectionDocument>() =>
  <S, T extends EventTypes>(
    projection: Omit<Projection<S, D>, 'aggregate'> & { aggregate: Aggregate<S, T> },
  ): Projection =>
    projection as unknown as Projection;

/** What is stored: the document and the version of the stream it shows, so that an older one never wins. */
export type ProjectedDocument<D extends ProjectionDocument = ProjectionDocument> = D & { streamVersion: number };

/** The projections that show an aggregate. */
export const projectionsOf = (projections: readonly Projection[], aggregate: { name: string }): Projection[] =>
  projections.filter((projection) => projection.aggregate.name === aggregate.name);
