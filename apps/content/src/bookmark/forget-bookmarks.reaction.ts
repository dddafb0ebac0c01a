import { Inject, Injectable } from '@nestjs/common';
import { personErased } from '@stallbook/contracts';
import { EventCodec, PersonalData, Reacts, erasePerson } from '@stallbook/event-store';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, DB } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { bookmarksView } from './bookmark.view.js';

@Injectable()
export class ForgetBookmarksReaction {
  constructor(
    private readonly codec: EventCodec,
    private readonly personal: PersonalData,
    @Inject(DB) private readonly db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Destroying a key can be repeated, so it need not wait for the commit. */
  @Reacts(personErased)
  async forget({ personId }: { personId: string }): Promise<void> {
    const { db, codec, personal } = this;
    await erasePerson({ db, codec, personal, views: [bookmarksView] }, personId, this.clock.now());
  }
}
