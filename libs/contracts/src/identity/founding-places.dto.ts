import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType()
export class FoundingPlaces {
  @Field(() => Int)
  limit!: number;

  @Field(() => Int)
  left!: number;
}
