import { InputType } from '@nestjs/graphql';
import { Flag, Id, OptionalFlag, OptionalText } from '../common/fields.js';
import { PageInput } from '../common/inputs.js';

@InputType()
export class SubmissionFilterInput extends PageInput {
  @OptionalText(100)
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
