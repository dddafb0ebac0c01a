import { Field, InputType } from '@nestjs/graphql';
import { MAX_MESSAGE_LENGTH } from '@stallbook/kernel';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Enum, Id, Instant, OptionalEnum, OptionalText } from '../common/fields.js';
import { PageInput } from '../common/inputs.js';
import { EarlierMessagesInput } from './message.inputs.js';
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
export class ReportedMessagesInput extends EarlierMessagesInput {
  @Id()
  reportId!: string;
}

@InputType()
export class SettleMessageReportInput {
  @Id()
  reportId!: string;

  @Enum(MessageReportAction)
  action!: MessageReportAction;

  @Instant({ description: '`createdAt` of the report that the admin saw. One that was made again since stays open.' })
  reportedAt!: string;

  @Field(() => String, { nullable: true, description: 'The warning.' })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_MESSAGE_LENGTH)
  text?: string | null;
}
