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

/** The progress of an account deletion. Its ID does not identify the person. */
@ObjectType()
export class AccountErasure {
  @Field(() => ID)
  id!: string;

  @Field()
  requestedAt!: string;

  /** Null while in progress. */
  @Field(() => String, { nullable: true })
  completedAt!: string | null;
}

@ObjectType()
export class AccountErasureReport extends AccountErasure {
  /** Services that have erased the person. */
  @Field(() => [String])
  done!: string[];

  @Field(() => [String])
  waitingFor!: string[];
}

@ObjectType()
export class AccountErasurePage extends pageOf(AccountErasureReport) {}

/** The job ID is the erasure's ID. */
export const ERASURES_QUEUE = 'erasures';

export interface ErasureWork {
  erasureId: string;
}

export class ErasureStep {
  done!: number;
  total!: number;
  /** When to continue; null if finished. */
  againAfterMs!: number | null;
}
