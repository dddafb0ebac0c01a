import { findingsOf, type Finding } from '../finding.js';

export interface Emails {
  /** IDs of the expected emails: one per event and recipient. */
  expected: readonly string[];
  /** Those of them that may have been withheld, because what they say became false first. */
  overtaken: readonly string[];
  recorded: ReadonlyMap<string, string>;
  /** The email ID in the Message-ID of every email in the mailbox; empty if there is none. */
  received: readonly string[];
  /**
   * How many emails without a record are allowed: a sender killed between the mail server's reply and its record
   * sends again, with the same Message-ID, or withholds what it sent. One killed in the middle leaves a partial email
   * without an ID, which this mailbox keeps.
   */
  mayRepeat: number;
}

const finding = findingsOf('mails');

/** One email per event and recipient, with one Message-ID. */
export function checkEmails({ expected, overtaken, recorded, received, mayRepeat }: Emails): Finding[] {
  const count = new Map<string, number>();
  for (const id of received) count.set(id, (count.get(id) ?? 0) + 1);
  const withheld = new Set(overtaken.filter((id) => recorded.get(id) === 'withheld'));
  const wanted = new Set(expected.filter((id) => !withheld.has(id)));
  const torn = count.get('') ?? 0;
  count.delete('');
  const twice = [...count].filter(([, times]) => times > 1);
  const sentAndWithheld = [...withheld].filter((id) => count.has(id));
  const repeats = twice.reduce((sum, [, times]) => sum + times - 1, torn + sentAndWithheld.length);
  return [
    ...[...wanted].filter((id) => !count.has(id)).map((id) => finding('lost', `mail ${id} never arrived`)),
    ...[...wanted]
      .filter((id) => recorded.get(id) !== 'sent')
      .map((id) => finding('lost', `mail ${id} is ${recorded.get(id) ?? 'not recorded'}, not sent`)),
    ...(repeats > mayRepeat ? twice.map(([id, times]) => finding('doubled', `mail ${id} arrived ${times} times`)) : []),
    ...(torn > mayRepeat ? [finding('foreign', `${torn} mails arrived without an id`)] : []),
    ...(repeats > mayRepeat
      ? sentAndWithheld.map((id) => finding('foreign', `mail ${id} was withheld, but arrived`))
      : []),
    ...[...count.keys()]
      .filter((id) => !wanted.has(id) && !withheld.has(id))
      .map((id) => finding('foreign', `mail ${id} arrived for no event`)),
  ];
}
