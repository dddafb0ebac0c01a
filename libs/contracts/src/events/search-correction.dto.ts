import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { OptionalSearch, OptionalText } from '../common/fields.js';

@InputType()
export class SearchCorrectionInput {
  @OptionalSearch()
  search?: string | null;

  @OptionalText(100)
  location?: string | null;
}

/** The texts of a search that finds something without other filters: with known words in place of unknown ones, or with fewer words. */
@ObjectType()
export class SearchCorrection {
  @Field(() => String, { nullable: true })
  search!: string | null;

  @Field(() => String, { nullable: true })
  location!: string | null;

  @Field(() => Boolean)
  hasFewerWords!: boolean;
}
