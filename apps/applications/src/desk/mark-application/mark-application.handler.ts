import { Controller } from '@nestjs/common';
import { markApplication, type ApplicationMarks as Marks, type MarkApplicationInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { ApplicationReader } from '../../application/application.reader.js';
import { ApplicationMarks, type ApplicationMarksChange } from '../application-marks.js';

@Controller()
export class MarkApplicationHandler {
  constructor(
    private readonly reader: ApplicationReader,
    private readonly marks: ApplicationMarks,
  ) {}

  @Handles(markApplication)
  async handle(input: MarkApplicationInput, context: CallContext): Promise<Marks> {
    const organizer = actorOf(context);
    const found = await this.reader.asParty(input.applicationId, organizer);
    return this.marks.change(organizer.id, found, changeOf(input), input.before);
  }
}

const changeOf = ({ shortlisted, rating, tags, note }: MarkApplicationInput): ApplicationMarksChange => ({
  ...(typeof shortlisted === 'boolean' && { shortlisted }),
  ...(typeof rating === 'number' && { rating: rating || null }),
  ...(tags && { tags: [...new Set(tags.map((tag) => tag.trim()))] }),
  ...(typeof note === 'string' && { note: note.trim() || null }),
});
