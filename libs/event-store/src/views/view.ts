import type { Aggregate, EventTypes } from '@stallbook/kernel';
import type { IndexDescription } from 'mongodb';

/** Where a state stands in the life of its stream. */
export interface StreamInfo {
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export type ViewDocument = { _id: string };

/**
 * A read model: one document per stream, a pure function of the aggregate's state. `null` means that there is
 * nothing to show (any more). It is written in the transaction of the append and can be rebuilt at any time.
 */
export interface View<S = unknown, D extends ViewDocument = ViewDocument> {
  name: string;
  collection: string;
  aggregate: Aggregate<S, EventTypes>;
  of(state: S, info: StreamInfo): Omit<D, '_id'> | null;
  indexes: IndexDescription[];
}

export const defineView =
  <D extends ViewDocument>() =>
  <S, T extends EventTypes>(view: Omit<View<S, D>, 'aggregate'> & { aggregate: Aggregate<S, T> }): View =>
    view as unknown as View;

/** What is stored: the document and the version of the stream it shows, so that an older one never wins. */
export type StoredView<D extends ViewDocument = ViewDocument> = D & { streamVersion: number };

/** The views that show an aggregate. */
export const viewsOf = (views: readonly View[], aggregate: { name: string }): View[] =>
  views.filter((view) => view.aggregate.name === aggregate.name);
