import { Injectable } from '@nestjs/common';
import { personErased, profileSaved } from '@stallbook/contracts';
import { PersonEraser, Reacts, type Reaction } from '@stallbook/event-store';
import { ProfileReplicas, type SavedProfile } from '../profile-replicas.js';

@Injectable()
export class ProfileReplicaReaction {
  constructor(
    private readonly profiles: ProfileReplicas,
    private readonly eraser: PersonEraser,
  ) {}

  @Reacts(profileSaved)
  saved(profile: SavedProfile, reaction: Reaction): void {
    this.profiles.save(profile, reaction);
  }

  @Reacts(personErased)
  async erased({ personId }: { personId: string }, reaction: Reaction): Promise<void> {
    this.profiles.forget(personId, reaction);
    await this.eraser.erase(personId);
  }
}
