import { Controller, Inject } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  addressSharing,
  shareAddress,
  sharedAddresses,
  type AddressSharing,
  type ByIdsInput,
  type NoInput,
  type ShareAddressInput,
  type SharedAddress,
} from '@stallbook/contracts';
import { actorOf, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK, DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import type { Model } from 'mongoose';
import { profiles } from '../profile/profile.projection.js';
import { ADDRESS_SHARINGS, type AddressSharingRow } from './address-sharing.schema.js';

@Controller()
export class AddressSharingHandler {
  constructor(
    @InjectModel(ADDRESS_SHARINGS) private readonly sharings: Model<AddressSharingRow>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(DB) private readonly db: Db,
  ) {}

  @Handles(addressSharing)
  async own(_input: NoInput, context: CallContext): Promise<AddressSharing> {
    const found = await this.sharings.findById(actorOf(context).id).lean();
    return { isShared: found !== null, withPhone: found?.withPhone === true };
  }

  @Handles(shareAddress)
  async share({ isShared, ...chosen }: ShareAddressInput, context: CallContext): Promise<AddressSharing> {
    const { id: _id } = actorOf(context);
    const withPhone = isShared && chosen.withPhone === true;
    if (!isShared) await this.sharings.deleteOne({ _id });
    else {
      const row = { accountId: _id, since: this.clock.now() };
      await this.sharings.updateOne({ _id }, { $set: { withPhone }, $setOnInsert: row }, { upsert: true });
    }
    return { isShared, withPhone };
  }

  @Handles(sharedAddresses)
  async shared({ ids }: ByIdsInput): Promise<SharedAddress[]> {
    const sharing = await this.sharings.find({ _id: { $in: ids } }, { withPhone: 1 }).lean();
    const withPhone = new Set(sharing.filter((one) => one.withPhone).map(({ _id }) => _id));
    const found = await profiles
      .in(this.db)
      .find({ _id: { $in: sharing.map(({ _id }) => _id) }, role: 'vendor' }, { projection: { email: 1, phone: 1 } })
      .toArray();
    return found.map(({ _id, email, phone }) => ({ personId: _id, email, phone: withPhone.has(_id) ? phone : null }));
  }
}
