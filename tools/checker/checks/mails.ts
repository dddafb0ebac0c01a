import { findingsOf, type Finding } from '../finding.js';

export interface Mails {
  /** Ids of the mails that the story so far calls for: one per event and recipient. */
  expected: readonly string[];
  /** What became of each, as notifications recorded it. */
  recorded: ReadonlyMap<string, string>;
  /** The Message-ID of every mail in the mailbox, without its domain; empty where there is none. */
  received: readonly string[];
  /**
   * How many mails may lie there twice: mail servers forget nothing, so a sender that dies between their word and its
   * own note sends again, under the same Message-ID. One that dies in the middle of a mail leaves a torn one without an
   * id, as this mailbox keeps also what no server would have taken.
   */
  mayRepeat: number;
}

const finding = findingsOf('mails');

/** One mail per event and recipient, under one Message-ID. */
export function checkMails({ expected, recorded, received, mayRepeat }: Mails): Finding[] {
  const count = new Map<string, number>();
  for (const id of received) count.set(id, (count.get(id) ?? 0) + 1);
  const wanted = new Set(expected);
  const torn = count.get('') ?? 0;
  count.delete('');
  const twice = [...count].filter(([, times]) => times > 1);
  const repeats = twice.reduce((sum, [, times]) => sum + times - 1, torn);
  return [
    ...[...wanted].filter((id) => !count.has(id)).map((id) => finding('lost', `mail ${id} never arrived`)),
    ...[...wanted]
      .filter((id) => recorded.get(id) !== 'sent')
      .map((id) => finding('lost', `mail ${id} is ${recorded.get(id) ?? 'not recorded'}, not sent`)),
    ...(repeats > mayRepeat ? twice.map(([id, times]) => finding('doubled', `mail ${id} arrived ${times} times`)) : []),
    ...(torn > mayRepeat ? [finding('foreign', `${torn} mails arrived without an id`)] : []),
    ...[...count.keys()]
      .filter((id) => !wanted.has(id))
      .map((id) => finding('foreign', `mail ${id} arrived for no event`)),
  ];
}
