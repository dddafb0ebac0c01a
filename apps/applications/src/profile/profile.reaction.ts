import { Inject, Injectable } from '@nestjs/common';
import { personErased, profileSaved } from '@stallbook/contracts';
import { erasePerson, EventCodec, PersonalData, Reacts, type Reaction } from '@stallbook/event-store';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, DB } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { applications } from '../application/application.view.js';
import { ProfileCopies, type ProfileFacts } from './profile-copies.js';

@Injectable()
export class ProfileReaction {
  constructor(
    private readonly profiles: ProfileCopies,
    private readonly codec: EventCodec,
    private readonly personal: PersonalData,
    @Inject(DB) private readonly db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Reacts(profileSaved)
  saved(facts: ProfileFacts, reaction: Reaction): void {
    this.profiles.save(facts, reaction);
  }

  /** Destroying a key can be repeated, so it need not wait for the commit. */
  @Reacts(personErased)
  async erased({ personId }: { personId: string }, reaction: Reaction): Promise<void> {
    this.profiles.forget(personId, reaction);
    const { db, codec, personal } = this;
    await erasePerson({ db, codec, personal, views: [applications] }, personId, this.clock.now());
  }
}
