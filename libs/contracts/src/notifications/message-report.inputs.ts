import { Field, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsISO8601, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { Enum, Id, Integer, OptionalEnum, OptionalText } from '../common/fields.js';
import { PageInput } from '../common/inputs.js';
import { MAX_DIRECT_MESSAGE_LENGTH } from './message.inputs.js';
import { MessageReportAction, MessageReportReason, MessageReportStatus } from './message-report.dto.js';

@InputType()
export class ReportThreadInput {
  @Id()
  threadId!: string;

  @Enum(MessageReportReason)
  reason!: MessageReportReason;

  @OptionalText(1_000)
  note?: string | null;
}

@InputType()
export class MessageReportsInput extends PageInput {
  @OptionalEnum(MessageReportStatus)
  status?: MessageReportStatus | null;
}

@InputType()
export class ReportedMessagesInput {
  @Id()
  reportId!: string;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(1)
  before?: number | null;

  @Integer({ min: 1, max: 100, defaultValue: 30 })
  limit: number = 30;
}

@InputType()
export class SettleMessageReportInput {
  @Id()
  reportId!: string;

  @Enum(MessageReportAction)
  action!: MessageReportAction;

  @Field({ description: '`createdAt` of the report that the admin saw. One that was made again since stays open.' })
  @IsISO8601({ strict: true })
  reportedAt!: string;

  @Field(() => String, { nullable: true, description: 'The warning.' })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_DIRECT_MESSAGE_LENGTH)
  text?: string | null;
}
