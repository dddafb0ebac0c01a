import { Injectable } from '@nestjs/common';
import { personErased, profileSaved } from '@stallbook/contracts';
import { PersonEraser, Reacts, type Reaction } from '@stallbook/event-store';
import { ProfileCopies, type ProfileFacts } from './profile-copies.js';

@Injectable()
export class ProfileReaction {
  constructor(
    private readonly profiles: ProfileCopies,
    private readonly eraser: PersonEraser,
  ) {}

  @Reacts(profileSaved)
  saved(facts: ProfileFacts, reaction: Reaction): void {
    this.profiles.save(facts, reaction);
  }

  @Reacts(personErased)
  async erased({ personId }: { personId: string }, reaction: Reaction): Promise<void> {
    this.profiles.forget(personId, reaction);
    await this.eraser.erase(personId);
  }
}
