import { defineQuery, type ServiceName } from '@stallbook/kernel';
import { IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { IsMailAddress } from '../common/mail-address.js';
import { ByIdInput } from '../common/inputs.js';

/** Whose data, and from where on. */
export class PersonDataInput {
  @IsUUID()
  personId!: string;

  /** Confirmed to be theirs: what was sent from it without signing in belongs to them too. */
  @IsOptional()
  @IsMailAddress()
  @MaxLength(254)
  address?: string;

  /** `next` of the page before. */
  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  after?: string;
}

/** Some of what a service holds about a person; a kind may go on on the next page. */
export interface PersonDataPage {
  kinds: { kind: string; records: object[] }[];
  next: string | null;
}

/** For the workers alone: everything about one person, readable, and nothing about anybody else. */
const ofService = (service: ServiceName) =>
  defineQuery<PersonDataPage>()(`${service}.personData`, { input: PersonDataInput, access: 'system' });

export const identityPersonData = ofService('identity');
export const eventsPersonData = ofService('events');
export const applicationsPersonData = ofService('applications');
export const billingPersonData = ofService('billing');
export const attachmentsPersonData = ofService('attachments');
export const contentPersonData = ofService('content');
export const notificationsPersonData = ofService('notifications');

/** Every service that holds something about people, in the order in which an export tells of them. */
export const personDataOf = {
  identity: identityPersonData,
  events: eventsPersonData,
  applications: applicationsPersonData,
  billing: billingPersonData,
  attachments: attachmentsPersonData,
  content: contentPersonData,
  notifications: notificationsPersonData,
} satisfies Record<ServiceName, unknown>;

/** Where a person's mails go, and how they greet. */
export interface MailAddress {
  email: string;
  name: string;
  confirmed: boolean;
}

/** For the workers too; null without an account. */
export const mailAddress = defineQuery<MailAddress | null>()('identity.mailAddress', {
  input: ByIdInput,
  access: 'system',
});
