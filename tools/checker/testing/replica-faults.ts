import type { Db } from 'mongodb';
import type { Replica, Stored } from '../replicas.js';
import { add, change, collection, remove, type InjectedFault, type Undo } from './injection.js';

/** Faults in replicas. */
export const replicaFaults: InjectedFault[] = [
  {
    what: 'a copy of a market is out of date',
    causes: [['replicas', 'differs']],
    inject: (dbOf) =>
      change(
        collection(dbOf('billing'), 'marketEventReplicas'),
        { deleted: { $exists: false } },
        { $set: { title: 'Another title' } },
      ),
  },
  {
    what: 'a copy of a market came back after the market was deleted',
    causes: [['replicas', 'foreign']],
    inject: (dbOf) =>
      change(collection(dbOf('applications'), 'marketEventReplicas'), { deleted: true }, { $set: { deleted: false } }),
  },
  {
    what: 'an organizer is known by another address',
    causes: [['replicas', 'differs']],
    inject: (dbOf) =>
      change(
        collection(dbOf('events'), 'organizers'),
        { erased: { $exists: false } },
        { $set: { addresses: ['injected'] } },
      ),
  },
  {
    what: 'a payment is not known where the files are',
    causes: [['replicas', 'lost']],
    inject: (dbOf) =>
      change(
        collection(dbOf('attachments'), 'applicationReplicas'),
        { paid: { $exists: true } },
        { $unset: { paid: true } },
      ),
  },
  {
    what: 'the notifications call a person by another name',
    causes: [['replicas', 'differs']],
    inject: (dbOf) =>
      change(
        collection(dbOf('notifications'), 'replicas'),
        { 'data.email': { $type: 'string' } },
        { $set: { 'data.name': 'Another name' } },
      ),
  },
  {
    what: 'the list of accounts shows a person under an old name',
    causes: [['replicas', 'differs']],
    inject: (dbOf) =>
      change(
        collection(dbOf('identity'), 'accounts'),
        { 'listed.role': 'vendor' },
        { $set: { 'listed.businessName': 'An old name' } },
      ),
  },
  {
    what: 'a copy is of a person who never signed up',
    causes: [['replicas', 'foreign']],
    inject: (dbOf) => add(collection(dbOf('attachments'), 'uploaderNames'), { _id: 'injected', name: 'Kim' }),
  },
];

export async function loseReplica(replica: Replica, dbOf: (service: string) => Db): Promise<Undo> {
  const { service, collection: name, source, factsOf, idOf = ({ _id }) => _id } = replica;
  const shown: Stored[] = await collection(dbOf(source.service), source.collection).find().toArray();
  const copied = shown.filter((document) => factsOf(document)).map(idOf);
  return remove(collection(dbOf(service), name), { _id: { $in: copied } });
}
