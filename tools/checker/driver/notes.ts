import { idFrom } from '@stallbook/kernel';
import type { Answer } from '../checks/answers.js';

/** What the driver remembers: the IDs and answers of all answered commands. */
export class Notes {
  readonly answers: Answer[] = [];
  /** Ids of the mails that confirm a sign-up. */
  readonly confirmations: string[] = [];
  /** Unexpected refusals. */
  readonly refusals: string[] = [];
  readonly unanswered: string[] = [];
  /** Applications refused because all booths were taken. */
  full = 0;

  constructor(private readonly write: (line: string) => void = () => undefined) {}

  /** The `commandId` that the service sees: the client's key and the operation's name. */
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
