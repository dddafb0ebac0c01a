import { Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { Enum } from '../common/fields.js';
import { BulkDecisionKind, MAX_BULK } from './bulk-decision.dto.js';

const TEXT = 5_000;

@InputType()
export class BulkPreviewInput {
  @Enum(BulkDecisionKind)
  decision!: BulkDecisionKind;

  @Field(() => [ID], { description: 'In the order in which they are decided.' })
  @IsUUID(undefined, { each: true })
  @ArrayUnique()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_BULK, { message: `Up to ${MAX_BULK} applications can be decided together.` })
  applicationIds!: string[];
}

@InputType()
export class StartBulkDecisionInput extends BulkPreviewInput {
  @Field(() => String, { nullable: true, description: 'To every vendor.' })
  @IsOptional()
  @IsString()
  @MaxLength(TEXT)
  note?: string | null;
}
