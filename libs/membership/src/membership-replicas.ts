import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { membershipSaved, personErased } from '@stallbook/contracts';
import { forgetPerson, keepPerson, Reacts, type Reaction } from '@stallbook/event-store';
import { upgradeRequired, type IntegrationData } from '@stallbook/kernel';
import { documentLoader } from '@stallbook/kernel/concurrency';
import { DB } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';
import type { Model } from 'mongoose';
import { MEMBERSHIP_REPLICAS, type MembershipReplica } from './membership-replica.schema.js';

const refusals = {
  isVendorPro: () =>
    upgradeRequired(
      'MEMBERSHIP.VENDOR_PRO_REQUIRED',
      'Application templates are part of a paid plan. Upgrade to use them.',
    ),
  isOrganizerPro: () =>
    upgradeRequired('MEMBERSHIP.ORGANIZER_PRO_REQUIRED', 'This tool is part of a paid plan. Upgrade to use it.'),
  canViewSuggestions: () =>
    upgradeRequired('MEMBERSHIP.SUGGESTIONS_REQUIRED', 'Recommendations are part of a paid plan. Upgrade to see them.'),
  canReadLibrary: () =>
    upgradeRequired('MEMBERSHIP.LIBRARY_REQUIRED', 'The Success Library is part of a paid plan. Upgrade to read it.'),
};

/** What people's plans allow. A person without a known plan is on the basic one. */
@Injectable()
export class MembershipReplicas {
  private readonly collection: Collection<MembershipReplica>;
  readonly find = documentLoader((ids) => this.byIds(ids));

  constructor(
    @InjectModel(MEMBERSHIP_REPLICAS) private readonly memberships: Model<MembershipReplica>,
    @Inject(DB) db: Db,
  ) {
    this.collection = db.collection<MembershipReplica>(MEMBERSHIP_REPLICAS);
  }

  @Reacts(membershipSaved)
  saved({ personId: _id, ...plan }: IntegrationData<typeof membershipSaved>, { write, message }: Reaction): void {
    write(this.collection, keepPerson<MembershipReplica>({ _id, revision: message.sequence, ...plan }));
  }

  @Reacts(personErased)
  erased({ personId }: IntegrationData<typeof personErased>, { write }: Reaction): void {
    write(this.collection, forgetPerson(personId));
  }

  private byIds(ids: readonly string[]): Promise<MembershipReplica[]> {
    return this.memberships
      .find({ _id: { $in: [...ids] } })
      .lean()
      .exec();
  }

  /** The people whose plan boosts listings. */
  async boosting(personIds: readonly string[], session: ClientSession): Promise<ReadonlySet<string>> {
    if (personIds.length === 0) return new Set();
    const filter = { _id: { $in: [...personIds] }, canBoostListings: true };
    return new Set(await this.memberships.distinct('_id', filter, { session }));
  }

  /** The basic plan of a new installation includes only the library. */
  async has(personId: string, feature: keyof typeof refusals): Promise<boolean> {
    return (await this.find(personId))?.[feature] ?? feature === 'canReadLibrary';
  }

  /** @throws DomainError if the person's plan does not include the feature */
  async assert(personId: string, feature: keyof typeof refusals): Promise<void> {
    if (!(await this.has(personId, feature))) throw refusals[feature]();
  }
}
