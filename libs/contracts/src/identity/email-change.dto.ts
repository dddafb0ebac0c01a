import { Field, InputType } from '@nestjs/graphql';
import { IsEmail, IsString, MaxLength } from 'class-validator';

@InputType()
export class RequestEmailChangeInput {
  @Field()
  @IsEmail({}, { message: 'Please enter a valid email address' })
  @MaxLength(254)
  email!: string;

  @Field()
  @IsString()
  @MaxLength(200)
  currentPassword!: string;
}
