import { changesTo, deepEqual, DomainError } from '@stallbook/kernel';
import type { ApplicationAnswers, ApplicationContents, ApplicationEvent } from './application.events.js';
import { ownApplication, type ApplicationDetails, type ApplicationState } from './application.state.js';
import { answersIn, assertAnswersAsSeen } from './draft-answers.js';

export interface Edit {
  type: 'edit';
  vendorId: string;
  contents: ApplicationContents;
  /** What the form showed. */
  replaced?: Partial<ApplicationAnswers>;
}

export function edit({ vendorId, contents, replaced = {} }: Edit, state: ApplicationState): ApplicationEvent[] {
  const before = requirePending(state, vendorId);
  const answers = changesTo<ApplicationAnswers>(replaced, answersIn(contents));
  if (deepEqual({ ...before, ...answers }, before)) return [];
  assertAnswersAsSeen(before, answers, replaced);
  // What the form does not show stays as it is.
  const { businessDescription, insuranceInfo } = before;
  const after = { ...answersIn(before), ...answers, businessDescription, insuranceInfo };
  return [{ type: 'application.edited', data: { applicationId: before.applicationId, vendorId, ...after } }];
}

function requirePending(state: ApplicationState, vendorId: string): ApplicationDetails {
  const own = ownApplication(state, vendorId);
  if (own.status === 'pending') return own;
  throw new DomainError('APPLICATION.NOT_PENDING', 'Only a pending application can be changed.');
}
