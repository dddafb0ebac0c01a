import { Inject, Injectable } from '@nestjs/common';
import { personErased, profileSaved } from '@stallbook/contracts';
import { forgetPerson, keepPerson, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { geoPoint } from '../../geo/domain/near.js';
import { placeOfCity } from '../../geo/places.js';
import { VENDOR_REPLICAS, type VendorReplica } from '../vendor-replica.schema.js';

@Injectable()
export class VendorReplicaReaction {
  private readonly vendors: Collection<VendorReplica>;

  constructor(@Inject(DB) db: Db) {
    this.vendors = db.collection<VendorReplica>(VENDOR_REPLICAS);
  }

  @Reacts(profileSaved)
  saved(
    { personId: _id, role, city, state }: IntegrationData<typeof profileSaved>,
    { write, message: { sequence: revision } }: Reaction,
  ): void {
    if (role !== 'vendor') return;
    const place = placeOfCity(city, state);
    write(this.vendors, keepPerson<VendorReplica>({ _id, revision, ...(place && { point: geoPoint(place) }) }));
  }

  @Reacts(personErased)
  erased({ personId }: IntegrationData<typeof personErased>, { write }: Reaction): void {
    write(this.vendors, forgetPerson(personId));
  }
}
