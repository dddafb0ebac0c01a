import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Enum } from '../common/fields.js';
import { SeenApplicationInput } from './application.inputs.js';
import { BulkDecisionKind, MAX_BULK } from './bulk-decision.dto.js';

const TEXT = 5_000;

@InputType()
export class BulkPreviewInput {
  @Enum(BulkDecisionKind)
  decision!: BulkDecisionKind;

  @Field(() => [SeenApplicationInput], { description: 'In the order in which they are decided.' })
  @ValidateNested({ each: true })
  @Type(() => SeenApplicationInput)
  @ArrayUnique(({ applicationId }: SeenApplicationInput) => applicationId)
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_BULK, { message: `Up to ${MAX_BULK} applications can be decided together.` })
  applications!: SeenApplicationInput[];
}

@InputType()
export class StartBulkDecisionInput extends BulkPreviewInput {
  @Field(() => String, { nullable: true, description: 'To every vendor.' })
  @IsOptional()
  @IsString()
  @MaxLength(TEXT)
  note?: string | null;
}
