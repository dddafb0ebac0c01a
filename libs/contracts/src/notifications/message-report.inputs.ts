import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsEnum, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { PageInput } from '../common/inputs.js';
import { LONGEST_DIRECT_MESSAGE } from './message.inputs.js';
import { MessageReportAction, MessageReportReason, MessageReportStatus } from './message-report.dto.js';

@InputType()
export class ReportThreadInput {
  @Field(() => ID)
  @IsUUID()
  threadId!: string;

  @Field(() => MessageReportReason)
  @IsEnum(MessageReportReason)
  reason!: MessageReportReason;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  note?: string | null;
}

@InputType()
export class MessageReportsInput extends PageInput {
  @Field(() => MessageReportStatus, { nullable: true })
  @IsOptional()
  @IsEnum(MessageReportStatus)
  status?: MessageReportStatus | null;
}

@InputType()
export class ReportedMessagesInput {
  @Field(() => ID)
  @IsUUID()
  reportId!: string;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(1)
  before?: number | null;

  @Field(() => Int, { nullable: true, defaultValue: 30 })
  @IsInt()
  @Min(1)
  @Max(100)
  limit: number = 30;
}

@InputType()
export class SettleMessageReportInput {
  @Field(() => ID)
  @IsUUID()
  reportId!: string;

  @Field(() => MessageReportAction)
  @IsEnum(MessageReportAction)
  action!: MessageReportAction;

  @Field(() => String, { nullable: true, description: 'The warning.' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_DIRECT_MESSAGE)
  text?: string | null;
}
