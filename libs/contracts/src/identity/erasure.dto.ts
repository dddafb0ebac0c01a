import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';
import { pageOf } from '../common/results.js';

@InputType()
export class EraseAccountInput {
  @Field()
  @IsString()
  @MaxLength(200)
  currentPassword!: string;
}

/** How far the deletion of an account is. Its id tells nothing of the person. */
@ObjectType()
export class AccountErasure {
  @Field(() => ID)
  id!: string;

  @Field()
  requestedAt!: string;

  /** null while it is under way. */
  @Field(() => String, { nullable: true })
  completedAt!: string | null;
}

@ObjectType()
export class AccountErasureReport extends AccountErasure {
  /** Services that hold nothing of the person any more. */
  @Field(() => [String])
  done!: string[];

  @Field(() => [String])
  waitingFor!: string[];
}

@ObjectType()
export class AccountErasurePage extends pageOf(AccountErasureReport) {}

/** BullMQ queue of the erasures that are under way; the job's id is the erasure's. */
export const ERASURES_QUEUE = 'erasures';

export interface ErasureWork {
  erasureId: string;
}

/** What the worker is told after each step. */
export class ErasureStep {
  done!: number;
  total!: number;
  /** When to carry it on; null when nothing is left to do. */
  againAfterMs!: number | null;
}
