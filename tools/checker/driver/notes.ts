import { idFrom } from '@stallbook/kernel';
import type { Answer } from '../checks/answers.js';

/** What the driver remembers: the ids of all commands that were answered, and with what. */
export class Notes {
  readonly answers: Answer[] = [];
  /** Ids of the mails that confirm a sign-up. */
  readonly confirmations: string[] = [];
  /** Refusals that nobody expected. */
  readonly refusals: string[] = [];
  readonly unanswered: string[] = [];
  /** Applications that were refused because all booths were taken. */
  full = 0;

  constructor(private readonly write: (line: string) => void = () => undefined) {}

  /** `commandId` as the service knows it: the client's key and the operation's name. */
  answered(
    operation: string,
    actorId: string,
    commandId: string,
    subjectId: string,
    result: unknown,
    mark?: string,
  ): void {
    const service = operation.slice(0, operation.indexOf('.'));
    const commitId = idFrom(actorId, commandId);
    const answer = { service, operation, commitId, subjectId, result: JSON.stringify(result), ...(mark && { mark }) };
    this.answers.push(answer);
    this.write(JSON.stringify(answer));
  }
}
