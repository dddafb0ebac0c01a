import { Injectable } from '@nestjs/common';
import { personErased, profileSaved } from '@stallbook/contracts';
import { PersonEraser, Reacts, type Reaction } from '@stallbook/event-store';
import { ProfileReplicas, type ProfileFacts } from './profile-replicas.js';

@Injectable()
export class ProfileReplicaReaction {
  constructor(
    private readonly profiles: ProfileReplicas,
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
