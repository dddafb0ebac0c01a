import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, NoInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import { SubmitContactInput, type ContactMessage, type ContactMessagePage } from './contact.dto.js';
import type { ContentTasks } from './content-tasks.dto.js';
import { SubmitFeedbackInput, type Feedback, type FeedbackPage } from './feedback.dto.js';
import { MarkDoneInput, SubmissionFilterInput } from './submissions.inputs.js';
import { JoinWaitlistInput, type WaitlistPage } from './waitlist.dto.js';

const admin = ['admin'] as const;

/** Public, like the next two. @throws RATE_LIMITED */
export const submitContact = defineCommand<Done>()('content.submitContact', {
  input: SubmitContactInput,
  access: 'public',
});
export const submitFeedback = defineCommand<Done>()('content.submitFeedback', {
  input: SubmitFeedbackInput,
  access: 'public',
});
export const joinWaitlist = defineCommand<Done>()('content.joinWaitlist', {
  input: JoinWaitlistInput,
  access: 'public',
});

export const contactMessages = defineQuery<ContactMessagePage>()('content.contactMessages', {
  input: SubmissionFilterInput,
  access: admin,
});
export const feedback = defineQuery<FeedbackPage>()('content.feedback', {
  input: SubmissionFilterInput,
  access: admin,
});
export const waitlist = defineQuery<WaitlistPage>()('content.waitlist', {
  input: SubmissionFilterInput,
  access: admin,
});

export const contentTasks = defineQuery<ContentTasks>()('content.contentTasks', { input: NoInput, access: admin });

export const markContactDone = defineCommand<ContactMessage>()('content.markContactDone', {
  input: MarkDoneInput,
  access: admin,
});
export const markFeedbackDone = defineCommand<Feedback>()('content.markFeedbackDone', {
  input: MarkDoneInput,
  access: admin,
});

export const eraseSubmission = defineCommand<Done>()('content.eraseSubmission', { input: ByIdInput, access: admin });
