import type { AnyBulkWriteOperation, ClientSession, Collection, Document } from 'mongodb';

/** What the reactions to one delivery write in common: one round trip for each collection, however many messages. */
export class DeliveryWrites {
  private readonly byCollection = new Map<
    string,
    { collection: Collection; operations: AnyBulkWriteOperation<Document>[] }
  >();

  add<T extends object>(collection: Collection<T>, operation: AnyBulkWriteOperation<T>): void {
    const known = this.byCollection.get(collection.namespace);
    const write = operation as unknown as AnyBulkWriteOperation<Document>;
    if (known) known.operations.push(write);
    else
      this.byCollection.set(collection.namespace, {
        collection: collection as unknown as Collection,
        operations: [write],
      });
  }

  async flush(session: ClientSession): Promise<void> {
    for (const { collection, operations } of this.byCollection.values()) {
      await collection.bulkWrite(operations, { session });
    }
  }
}
