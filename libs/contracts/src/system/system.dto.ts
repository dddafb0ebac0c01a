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

  @Field()
  instance!: string;

  @Field(() => Int)
  uptimeSeconds!: number;

  @Field(() => [String])
  degraded!: string[];
}

@ObjectType()
export class RelayStatus {
  @Field(() => Int)
  position!: number;

  @Field(() => Int)
  published!: number;

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

  @Field()
  reason!: string;

  @Field()
  triedAt!: string;

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

  /** Scheduled, or to be tried again. */
  @Field(() => Int)
  delayed!: number;

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
  @Field(() => [DeadLetter])
  items!: DeadLetter[];

  @Field(() => [SystemService])
  notReachable!: SystemService[];
}
