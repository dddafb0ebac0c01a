import { Field, Int, ObjectType } from '@nestjs/graphql';

/** The offer to the first organizers who register. */
@ObjectType()
export class FoundingPlaces {
  @Field(() => Int)
  limit!: number;

  /** 0 when the offer is over. */
  @Field(() => Int)
  left!: number;
}
