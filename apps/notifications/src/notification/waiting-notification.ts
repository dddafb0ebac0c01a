import type { NotificationType } from '@stallbook/contracts';
import { requiredString } from '@stallbook/platform/odm';
import { Schema } from 'mongoose';
import type { Trigger } from '../trigger/trigger.js';

/** What can change before a notification or an email is sent. */
export interface NotificationSubject {
  marketEventId: string;
  applicationId?: string;
  /** The recipient was the organizer of the event as far as was known. */
  toOrganizer?: boolean;
}

/** The person named in a body, and the body to show after their erasure. */
export interface Named {
  personId: string;
  body: string;
}

/** What pushes and daily emails keep of a notification until they are sent. */
export interface WaitingNotification {
  type: `${NotificationType}`;
  title: string;
  body: string;
  names?: Named;
  about?: NotificationSubject;
  /** Its cause, from which it can be composed again. */
  trigger?: Trigger;
}

export const namesField = { type: { _id: false, personId: requiredString, body: requiredString } };

export const waitingFields = {
  type: requiredString,
  title: requiredString,
  body: requiredString,
  names: namesField,
  about: { type: { _id: false, marketEventId: requiredString, applicationId: String, toOrganizer: Boolean } },
  trigger: Schema.Types.Mixed,
};
