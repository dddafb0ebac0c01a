import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { marketEventDeleted, personErased } from '@stallbook/contracts';
import { Reacts, type Reaction } from '@stallbook/event-store';
import type { Model } from 'mongoose';
import { APPLICATION_MARKS, type ApplicationMarksRow } from '../application-marks.schema.js';

/** Marks go with the organizer who made them, the vendor they are about, and the market event. */
@Injectable()
export class MarksDeletedReaction {
  constructor(@InjectModel(APPLICATION_MARKS) private readonly marks: Model<ApplicationMarksRow>) {}

  @Reacts(personErased)
  async erased({ personId }: { personId: string }, { session }: Reaction): Promise<void> {
    await this.marks.deleteMany({ organizerId: personId }, { session });
    await this.marks.deleteMany({ vendorId: personId }, { session });
  }

  @Reacts(marketEventDeleted)
  async deleted({ marketEventId }: { marketEventId: string }, { session }: Reaction): Promise<void> {
    await this.marks.deleteMany({ marketEventId }, { session });
  }
}
