import { Extensions, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MAX_MESSAGE_FILES } from '@stallbook/kernel';

export enum MessageThreadType {
  event = 'event',
  application = 'application',
  person = 'person',
}
registerEnumType(MessageThreadType, { name: 'MessageThreadType' });

export enum MessageParticipantRole {
  vendor = 'vendor',
  organizer = 'organizer',
  admin = 'admin',
}
registerEnumType(MessageParticipantRole, { name: 'MessageParticipantRole' });

@ObjectType()
export class MessageParticipant {
  @Field(() => ID)
  userId!: string;

  @Field()
  name!: string;

  @Field(() => MessageParticipantRole)
  role!: MessageParticipantRole;

  /** Whether the person can read and write here; false after they left or their account was deleted. */
  @Field()
  isActive!: boolean;

  @Field(() => Int)
  lastReadSeq!: number;

  @Field(() => String, { nullable: true })
  lastReadAt!: string | null;

  /** Only the caller's own value; null for other participants. */
  @Field(() => Int, { nullable: true })
  unreadCount!: number | null;

  /** Only the caller's own value; null for other participants. */
  @Field(() => Boolean, { nullable: true })
  isMuted!: boolean | null;
}

/** Its links are only for the people of the conversation. */
@ObjectType()
export class MessageImage {
  @Field(() => ID)
  id!: string;
}

/** Opens only for the people of the conversation. */
@ObjectType()
export class MessageFile {
  @Field(() => ID)
  id!: string;
}

@ObjectType()
export class Message {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  threadId!: string;

  /** Its number in the thread, from 1, without gaps. */
  @Field(() => Int)
  seq!: number;

  @Field(() => ID)
  senderId!: string;

  /** Empty for a message of images or files only; null after the sender's account was deleted. */
  @Field(() => String, { nullable: true })
  content!: string | null;

  /** Empty after the sender's account was deleted. */
  @Field(() => [MessageImage])
  @Extensions({ longest: MAX_MESSAGE_FILES })
  images!: MessageImage[];

  /** Empty after the sender's account was deleted. */
  @Field(() => [MessageFile])
  @Extensions({ longest: MAX_MESSAGE_FILES })
  files!: MessageFile[];

  @Field()
  createdAt!: string;
}

@ObjectType()
export class MessageThread {
  @Field(() => ID)
  id!: string;

  @Field(() => MessageThreadType)
  threadType!: MessageThreadType;

  @Field(() => ID, { nullable: true })
  eventId!: string | null;

  @Field(() => String, { nullable: true })
  eventTitle!: string | null;

  @Field(() => ID, { nullable: true })
  applicationId!: string | null;

  /** By the caller; the other person's list does not change. */
  @Field()
  isArchived!: boolean;

  /** Whether the caller blocked the other person here. */
  @Field()
  isBlocked!: boolean;

  /** Whether an admin closed it after a report. */
  @Field()
  isClosed!: boolean;

  /** Whether the caller can send messages now. */
  @Field()
  mayWrite!: boolean;

  @Field(() => String, { nullable: true })
  lastMessageAt!: string | null;

  @Field(() => Message, { nullable: true })
  lastMessage!: Message | null;

  /** The caller. */
  @Field(() => MessageParticipant)
  self!: MessageParticipant;

  @Field(() => [MessageParticipant])
  @Extensions({ longest: 1 })
  others!: MessageParticipant[];
}

@ObjectType()
export class MessageThreadPage {
  @Field(() => [MessageThread])
  items!: MessageThread[];

  @Field(() => String, { nullable: true })
  nextCursor!: string | null;
}

@ObjectType()
export class MessagePage {
  /** Oldest first. */
  @Field(() => [Message])
  items!: Message[];

  /** Pass it as `before` to get the messages before these. */
  @Field(() => Int, { nullable: true })
  before!: number | null;
}

/** The other person of a conversation that may be started, and the conversation if there is one. */
@ObjectType()
export class MessageContact {
  @Field(() => ID, { nullable: true })
  threadId!: string | null;

  /** A conversation in which the caller blocked the person, also one that the caller left. */
  @Field(() => ID, { nullable: true })
  blockingThreadId!: string | null;

  @Field()
  name!: string;

  @Field(() => String, { nullable: true })
  eventTitle!: string | null;
}
