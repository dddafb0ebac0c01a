import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

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

@ObjectType()
export class ProcessStatus {
  @Field()
  version!: string;

  /** Host and process ID of this replica. */
  @Field()
  instance!: string;

  @Field(() => Int)
  uptimeSeconds!: number;

  /** Unreachable servers that it can do without. */
  @Field(() => [String])
  degraded!: string[];
}

@ObjectType()
export class RelayStatus {
  @Field(() => Int)
  position!: number;

  @Field(() => Int)
  published!: number;

  /** Commits without a position. */
  @Field(() => Int)
  unsequenced!: number;
}

@ObjectType()
export class ConsumerStatus {
  @Field(() => SystemService)
  service!: SystemService;

  @Field()
  group!: string;

  /** Unhandled messages of the group; null if the bus does not answer. */
  @Field(() => Int, { nullable: true })
  lag!: number | null;
}

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

  /** Why the first one could not be published. */
  @Field()
  reason!: string;

  @Field()
  triedAt!: string;

  /** A retry was requested and has not run. */
  @Field()
  retrying!: boolean;
}

@ObjectType()
export class ServiceStatus extends ProcessStatus {
  @Field(() => RelayStatus)
  relay!: RelayStatus;
}

export interface ServiceAnswer {
  status: ServiceStatus;
  consumers: ConsumerStatus[];
  setAside: SetAsideStream[];
}

@ObjectType()
export class ServiceReport {
  @Field(() => SystemService)
  service!: SystemService;

  /** Null if the service does not answer. */
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

  /** At most 100 streams per service. */
  @Field(() => [SetAsideStream])
  setAside!: SetAsideStream[];

  /** Null if Redis does not answer. */
  @Field(() => [QueueStatus], { nullable: true })
  queues!: QueueStatus[] | null;
}

/** A message that failed permanently: its identifiers, never its content. */
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

  @Field()
  at!: string;
}

@ObjectType()
export class DeadLetterReport {
  /** Oldest first, at most 200 per service. */
  @Field(() => [DeadLetter])
  items!: DeadLetter[];

  /** Services that did not answer. */
  @Field(() => [SystemService])
  notReachable!: SystemService[];
}
