import { Field, Float, InputType } from '@nestjs/graphql';
import { IsNumber, Max, Min } from 'class-validator';

/** Coordinates in degrees. */
@InputType()
export class AreaInput {
  @Field(() => Float)
  @IsNumber()
  @Min(-90)
  @Max(90)
  south!: number;

  @Field(() => Float)
  @IsNumber()
  @Min(-180)
  @Max(180)
  west!: number;

  @Field(() => Float)
  @IsNumber()
  @Min(-90)
  @Max(90)
  north!: number;

  @Field(() => Float)
  @IsNumber()
  @Min(-180)
  @Max(180)
  east!: number;
}
