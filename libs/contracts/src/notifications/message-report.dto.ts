import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { pageOf } from '../common/results.js';

export enum MessageReportReason {
  spam = 'spam',
  harassment = 'harassment',
  fraud = 'fraud',
  other = 'other',
}
registerEnumType(MessageReportReason, { name: 'MessageReportReason' });

export enum MessageReportStatus {
  open = 'open',
  dismissed = 'dismissed',
  warned = 'warned',
  closed = 'closed',
}
registerEnumType(MessageReportStatus, { name: 'MessageReportStatus' });

export enum MessageReportAction {
  dismiss = 'dismiss',
  /** Writes to the reported person. */
  warn = 'warn',
  /** No one can write in the conversation. */
  close = 'close',
  reopen = 'reopen',
}
registerEnumType(MessageReportAction, { name: 'MessageReportAction' });

/** What admins see of a report. */
@ObjectType()
export class MessageReport {
  @Field(() => ID)
  id!: string;

  @Field(() => MessageReportReason)
  reason!: MessageReportReason;

  @Field(() => String, { nullable: true })
  note!: string | null;

  @Field(() => MessageReportStatus)
  status!: MessageReportStatus;

  @Field(() => ID)
  reporterId!: string;

  @Field()
  reporterName!: string;

  @Field(() => ID)
  reportedId!: string;

  @Field()
  reportedName!: string;

  @Field(() => String, { nullable: true })
  eventTitle!: string | null;

  @Field(() => Int, { description: 'How many messages there were when it was reported. Later ones stay private.' })
  messageCount!: number;

  @Field({ description: 'By an admin, after this or another report.' })
  isThreadClosed!: boolean;

  @Field()
  createdAt!: string;

  @Field(() => String, { nullable: true })
  settledAt!: string | null;
}

@ObjectType()
export class MessageReportPage extends pageOf(MessageReport) {}
