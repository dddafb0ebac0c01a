import { Controller } from '@nestjs/common';
import { eraseSubmission, type ById, type Done } from '@stallbook/contracts';
import { notFound } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { SubmissionEraser } from '../submission-eraser.js';

@Controller()
export class EraseSubmissionHandler {
  constructor(private readonly eraser: SubmissionEraser) {}

  @Handles(eraseSubmission)
  async handle({ id }: ById): Promise<Done> {
    if ((await this.eraser.erase({ _id: id })) === 0) throw notFound('There is nothing to erase');
    return { id };
  }
}
