import { InternalText } from '../common/fields.js';
import type { Language } from '../common/language.js';
import { defineQuery, type ServiceName } from '@stallbook/kernel';
import { IsOptional, IsUUID, MaxLength } from 'class-validator';
import { IsEmailAddress } from '../common/email-address.js';
import { ByIdInput } from '../common/inputs.js';
import { accountLimits } from '../identity/account-limits.js';

export class PersonDataInput {
  @IsUUID()
  personId!: string;

  @IsOptional()
  @IsEmailAddress()
  @MaxLength(accountLimits.email)
  address?: string;

  @InternalText(1_000)
  after?: string;
}

export interface PersonDataPage {
  kinds: { kind: string; records: object[] }[];
  next: string | null;
}

const ofService = (service: ServiceName) =>
  defineQuery<PersonDataPage>()(`${service}.personData`, { input: PersonDataInput, access: 'system' });

export const identityPersonData = ofService('identity');
export const eventsPersonData = ofService('events');
export const applicationsPersonData = ofService('applications');
export const billingPersonData = ofService('billing');
export const attachmentsPersonData = ofService('attachments');
export const contentPersonData = ofService('content');
export const notificationsPersonData = ofService('notifications');

/** Every service with personal data, in the order of an export. */
export const personDataOf = {
  identity: identityPersonData,
  events: eventsPersonData,
  applications: applicationsPersonData,
  billing: billingPersonData,
  attachments: attachmentsPersonData,
  content: contentPersonData,
  notifications: notificationsPersonData,
} satisfies Record<ServiceName, unknown>;

export interface MailAddress {
  email: string;
  name: string;
  language: `${Language}` | null;
  confirmed: boolean;
}

/** For workers. Null without an account. */
export const mailAddress = defineQuery<MailAddress | null>()('identity.mailAddress', {
  input: ByIdInput,
  access: 'system',
});
