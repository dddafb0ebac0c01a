import { InputType } from '@nestjs/graphql';
import { Flag, Id, OptionalFlag, OptionalSearch } from '../common/fields.js';
import { PageInput } from '../common/inputs.js';

@InputType()
export class SubmissionFilterInput extends PageInput {
  @OptionalSearch()
  search?: string | null;

  @OptionalFlag()
  done?: boolean | null;
}

@InputType()
export class MarkDoneInput {
  @Id()
  id!: string;

  @Flag()
  done!: boolean;
}
