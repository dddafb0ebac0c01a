import type { AdminOperationsQuery } from './api/admin.generated.js';
import { operationLog } from './texts.js';

type Operation = AdminOperationsQuery['operations']['items'][number];

/** What an admin did, with names. An event or a person that is gone has the name in the log, or none. */
export function operationSentence({ operationType, details, event, person }: Operation): string {
  const facts = JSON.parse(details) as Record<string, unknown>;
  const text = (key: string) => (typeof facts[key] === 'string' ? facts[key] : undefined);
  const count = (key: string) => (typeof facts[key] === 'number' ? facts[key] : 0);
  return operationLog.sentences[operationType]({
    event: event?.title ?? text('title') ?? operationLog.someEvent,
    person: person?.businessName ?? person?.contactName ?? person?.email ?? operationLog.someone,
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
