import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { CurrentPasswordInput } from './current-password.inputs.js';

@InputType()
export class EraseAccountInput extends CurrentPasswordInput {}

@ObjectType()
export class AccountErasure {
  @Field(() => ID)
  id!: string;

  @Field()
  requestedAt!: string;

  @Field(() => String, { nullable: true })
  completedAt!: string | null;
}

export const ERASURES_QUEUE = 'erasures';

export interface ErasureWork {
  erasureId: string;
}
