import { Field, InputType } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';

@InputType()
export class CurrentPasswordInput {
  @Field()
  @IsString()
  @MaxLength(200)
  currentPassword!: string;
}
