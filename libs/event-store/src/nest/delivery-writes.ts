import type { AnyBulkWriteOperation, ClientSession, Collection, Document } from 'mongodb';

export class DeliveryWrites {
  private readonly byCollection = new Map<
    string,
    { collection: Collection; operations: AnyBulkWriteOperation<Document>[] }
  >();

  add<T extends object>(collection: Collection<T>, operation: AnyBulkWriteOperation<T>): void {
    const existing = this.byCollection.get(collection.namespace);
    const write = operation as unknown as AnyBulkWriteOperation<Document>;
    if (existing) existing.operations.push(write);
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
