import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { pageOf } from '../common/results.js';
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

@ObjectType()
export class AccountErasureReport extends AccountErasure {
  @Field(() => [String])
  done!: string[];

  @Field(() => [String])
  waitingFor!: string[];
}

@ObjectType()
export class AccountErasurePage extends pageOf(AccountErasureReport) {}

export const ERASURES_QUEUE = 'erasures';

export interface ErasureWork {
  erasureId: string;
}
