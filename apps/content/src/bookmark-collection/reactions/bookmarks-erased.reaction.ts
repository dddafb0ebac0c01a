import { Injectable } from '@nestjs/common';
import { personErased } from '@stallbook/contracts';
import { PersonEraser, Reacts } from '@stallbook/event-store';

@Injectable()
export class BookmarksErasedReaction {
  constructor(private readonly eraser: PersonEraser) {}

  @Reacts(personErased)
  async forget({ personId }: { personId: string }): Promise<void> {
    await this.eraser.erase(personId);
  }
}
