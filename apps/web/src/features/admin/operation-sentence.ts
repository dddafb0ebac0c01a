import type { AdminOperationsQuery } from './api/admin.generated.js';
import { operationLog } from './texts.js';

type Operation = AdminOperationsQuery['operations']['items'][number];

export const personName = (person: Operation['person'] | undefined): string | null | undefined =>
  person?.businessName ?? person?.contactName ?? person?.email;

/** What an admin did, with names. An event or a person that is gone has the name in the log, or none. */
export function operationSentence({ operationType, details, event, person }: Operation): string {
  const facts = JSON.parse(details) as Record<string, unknown>;
  const text = (key: string) => (typeof facts[key] === 'string' ? facts[key] : undefined);
  const count = (key: string) => (typeof facts[key] === 'number' ? facts[key] : 0);
  return operationLog.sentences[operationType]({
    event: event?.title ?? text('title') ?? operationLog.someEvent,
    person: personName(person) ?? operationLog.someone,
    file: text('fileName') ?? operationLog.someFile,
    created: count('created'),
    failed: count('failed'),
    deleted: count('deleted'),
    service: text('service') ?? '',
    subject: text('subject') ?? '',
    reason: text('reason') ?? '',
    title: text('title') ?? '',
  });
}
