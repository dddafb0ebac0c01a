import { Field, Int, ObjectType } from '@nestjs/graphql';

/** The offer to the first organizers. */
@ObjectType()
export class FoundingPlaces {
  @Field(() => Int)
  limit!: number;

  /** 0 when the offer has ended. */
  @Field(() => Int)
  left!: number;
}
