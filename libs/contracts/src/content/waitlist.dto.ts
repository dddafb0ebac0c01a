import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { IsMailAddress } from '../common/mail-address.js';
import { pageOf } from '../common/results.js';
import { VisitorFormInput } from '../common/visitor-form.input.js';

@InputType()
export class JoinWaitlistInput extends VisitorFormInput {
  @Field()
  @IsString()
  @MaxLength(200)
  @IsNotEmpty({ message: 'Please enter your name' })
  name!: string;

  @Field()
  @IsMailAddress()
  @MaxLength(254)
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
