import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export enum DisputeStatus {
  open = 'open',
  won = 'won',
  lost = 'lost',
}

registerEnumType(DisputeStatus, { name: 'DisputeStatus' });

/** The payer's bank wants the money back. */
@ObjectType()
export class Dispute {
  @Field(() => ID)
  id!: string;

  @Field(() => DisputeStatus)
  status!: DisputeStatus;

  @Field(() => Int)
  amountCents!: number;

  /** Until the bank decides. */
  @Field(() => Int)
  heldCents!: number;
}
