import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

/** The services of an installation, as an admin names one. */
export enum SystemService {
  identity = 'identity',
  events = 'events',
  applications = 'applications',
  billing = 'billing',
  attachments = 'attachments',
  content = 'content',
  notifications = 'notifications',
}
registerEnumType(SystemService, { name: 'SystemService' });

/** The process that answered. */
@ObjectType()
export class ProcessStatus {
  @Field()
  version!: string;

  /** Host and process id: which replica this is. */
  @Field()
  instance!: string;

  @Field(() => Int)
  uptimeSeconds!: number;

  /** The servers that it works without at the moment. */
  @Field(() => [String])
  degraded!: string[];
}

/** How far the commits of a service have been published. */
@ObjectType()
export class RelayStatus {
  @Field(() => Int)
  position!: number;

  @Field(() => Int)
  published!: number;

  /** Commits without a position yet. */
  @Field(() => Int)
  unsequenced!: number;
}

@ObjectType()
export class ConsumerStatus {
  @Field(() => SystemService)
  service!: SystemService;

  @Field()
  group!: string;

  /** Messages that the group has not handled yet; null while the bus does not say. */
  @Field(() => Int, { nullable: true })
  lag!: number | null;
}

/** The commits of one stream that could not be published. */
@ObjectType()
export class SetAsideStream {
  @Field(() => SystemService)
  service!: SystemService;

  @Field(() => ID)
  streamId!: string;

  @Field(() => Int)
  firstVersion!: number;

  @Field(() => Int)
  commits!: number;

  /** Why the first of them could not be published. */
  @Field()
  reason!: string;

  @Field()
  triedAt!: string;

  /** A retry was asked for and has not run yet. */
  @Field()
  retrying!: boolean;
}

@ObjectType()
export class ServiceStatus extends ProcessStatus {
  @Field(() => RelayStatus)
  relay!: RelayStatus;
}

/** The answer of one service. */
export interface ServiceAnswer {
  status: ServiceStatus;
  consumers: ConsumerStatus[];
  setAside: SetAsideStream[];
}

@ObjectType()
export class ServiceReport {
  @Field(() => SystemService)
  service!: SystemService;

  /** null while the service does not answer. */
  @Field(() => ServiceStatus, { nullable: true })
  status!: ServiceStatus | null;
}

@ObjectType()
export class QueueStatus {
  @Field()
  queue!: string;

  @Field(() => Int)
  waiting!: number;

  @Field(() => Int)
  active!: number;

  @Field(() => Int)
  failed!: number;
}

@ObjectType()
export class SystemReport {
  @Field(() => ProcessStatus)
  gateway!: ProcessStatus;

  @Field(() => [ServiceReport])
  services!: ServiceReport[];

  @Field(() => [ConsumerStatus])
  consumers!: ConsumerStatus[];

  /** At most 100 streams of each service. */
  @Field(() => [SetAsideStream])
  setAside!: SetAsideStream[];

  /** null while Redis does not answer. */
  @Field(() => [QueueStatus], { nullable: true })
  queues!: QueueStatus[] | null;
}

/** A message that a consumer group gave up: what names it, never what it carries. */
@ObjectType()
export class DeadLetter {
  @Field(() => ID)
  id!: string;

  @Field(() => SystemService)
  service!: SystemService;

  @Field()
  group!: string;

  @Field(() => ID)
  messageId!: string;

  @Field()
  topic!: string;

  @Field()
  type!: string;

  @Field()
  stream!: string;

  @Field()
  correlationId!: string;

  @Field()
  error!: string;

  @Field(() => Int)
  attempts!: number;

  /** When it was given up. */
  @Field()
  at!: string;
}

@ObjectType()
export class DeadLetterReport {
  /** Oldest first; at most 200 of each service. */
  @Field(() => [DeadLetter])
  items!: DeadLetter[];

  /** The services whose dead letters are not known at the moment. */
  @Field(() => [SystemService])
  notReachable!: SystemService[];
}
