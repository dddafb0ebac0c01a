import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsUUID, Max, Min, ArrayMaxSize } from 'class-validator';

@InputType()
export class NoInput {
  /** GraphQL requires at least one field; never set. */
  @Field(() => Boolean, { nullable: true })
  readonly none?: never;
}

@InputType()
export class ByIdInput {
  @Field(() => ID)
  @IsUUID()
  id!: string;
}

@InputType()
export class ByIdsInput {
  @Field(() => [ID])
  @IsUUID(undefined, { each: true })
  @ArrayMaxSize(500)
  ids!: string[];
}

@InputType()
export class PageInput {
  @Field(() => Int, { nullable: true, defaultValue: 1 })
  @IsInt()
  @Min(1)
  @Max(100_000)
  page: number = 1;

  @Field(() => Int, { nullable: true, defaultValue: 12 })
  @IsInt()
  @Min(1)
  @Max(100)
  pageSize: number = 12;
}

@InputType()
export class OfPersonInput extends PageInput {
  @Field(() => ID)
  @IsUUID()
  personId!: string;
}
