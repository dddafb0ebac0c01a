import { DomainError, idFrom } from '@stallbook/kernel';
import { answersIn } from './draft-answers.js';
import type { ApplicationDetails } from './application.state.js';
import type { ApplicationContents } from './application.events.js';

type Seen = ApplicationContents & Pick<ApplicationDetails, 'photos'>;

/** Changes with what an organizer decides on: the answers and the photos. */
export function contentsVersionOf(details: Seen): string {
  const { businessDescription, insuranceInfo, photos } = details;
  const answers = Object.values(answersIn(details));
  return idFrom(
    'contents',
    JSON.stringify([...answers, businessDescription, insuranceInfo, photos.map(({ id }) => id)]),
  );
}

/** @throws DomainError `APPLICATION.CHANGED_MEANWHILE` if the vendor changed it after the organizer looked */
export function assertContentsAsSeen(details: ApplicationDetails, contentsVersion: string): void {
  if (contentsVersion === contentsVersionOf(details)) return;
  throw new DomainError(
    'APPLICATION.CHANGED_MEANWHILE',
    'The vendor changed this application after you opened it. Look at it again, then decide.',
  );
}
