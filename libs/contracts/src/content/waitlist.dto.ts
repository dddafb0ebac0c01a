import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsNotEmpty } from 'class-validator';
import { EmailAddress, Text } from '../common/fields.js';
import { pageOf } from '../common/results.js';
import { VisitorFormInput } from '../common/visitor-form.inputs.js';

@InputType()
export class JoinWaitlistInput extends VisitorFormInput {
  @Text(200)
  @IsNotEmpty({ message: 'Please enter your name' })
  name!: string;

  @EmailAddress()
  email!: string;
}

@ObjectType()
export class WaitlistEntry {
  @Field(() => ID)
  id!: string;

  @Field()
  name!: string;

  @Field()
  email!: string;

  @Field()
  createdAt!: string;
}

@ObjectType()
export class WaitlistPage extends pageOf(WaitlistEntry) {}
