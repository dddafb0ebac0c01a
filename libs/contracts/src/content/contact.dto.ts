import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsIn, IsNotEmpty } from 'class-validator';
import { EmailAddress, Text } from '../common/fields.js';
import { pageOf } from '../common/results.js';
import { MAX_MESSAGE_LENGTH, VisitorFormInput } from '../common/visitor-form.inputs.js';

export const CONTACT_ROLES = ['event-organizer', 'vendor-artisan', 'both'] as const;
export type ContactRole = (typeof CONTACT_ROLES)[number];

@InputType()
export class SubmitContactInput extends VisitorFormInput {
  @Text(200)
  @IsNotEmpty({ message: 'Please enter your name' })
  name!: string;

  @EmailAddress()
  email!: string;

  @Field(() => String)
  @IsIn(CONTACT_ROLES, { message: 'Please choose your role' })
  role!: ContactRole;

  @Text(MAX_MESSAGE_LENGTH)
  @IsNotEmpty({ message: 'Please enter a message' })
  message!: string;
}

@ObjectType()
export class ContactMessage {
  @Field(() => ID)
  id!: string;

  @Field()
  name!: string;

  @Field()
  email!: string;

  @Field(() => String)
  role!: ContactRole;

  @Field()
  message!: string;

  @Field()
  createdAt!: string;

  /** Null until an admin marks it as done. */
  @Field(() => String, { nullable: true })
  doneAt!: string | null;
}

@ObjectType()
export class ContactMessagePage extends pageOf(ContactMessage) {}
