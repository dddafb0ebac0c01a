export type Role = 'vendor' | 'organizer' | 'admin';

export const services = [
  'identity',
  'events',
  'applications',
  'billing',
  'attachments',
  'content',
  'notifications',
] as const;
export type ServiceName = (typeof services)[number];

export interface Actor {
  id: string;
  role: Role | 'none' | 'system';
  sessionId?: string;
  secondFactor?: SecondFactorCheck;
  /** ISO instant. Only the demo season sets it, and only where there is a demo does it count. */
  actsAt?: string;
}

/** When this session last passed the second factor (ISO instant), or null. */
export interface SecondFactorCheck {
  checkedAt: string | null;
}

export type Access = 'public' | 'signed-in' | 'system' | readonly Role[];

export interface Operation<I, O> {
  kind: 'command' | 'query';
  service: ServiceName;
  name: string;
  input: new () => I;
  access: Access;
  stepUp?: true;
  readonly __output?: O;
}

export interface CallContext {
  actor?: Actor;
  /** The client's `Idempotency-Key`. A repeated ID returns the first result. */
  commandId: string;
  inputDigests?: readonly string[];
  correlationId: string;
  /** Epoch milliseconds after which the caller stops waiting. */
  deadline: number;
}

/** The caller of an operation that is not public. @throws if there is none */
export function actorOf(context: CallContext): Actor {
  if (!context.actor) throw new Error('Only an operation with an access rule has an actor');
  return context.actor;
}

interface OperationSpec<I> {
  input: new () => I;
  access: Access;
  stepUp?: true;
}

const define =
  (kind: 'command' | 'query') =>
  <O>() =>
  <I>(name: `${ServiceName}.${string}`, spec: OperationSpec<I>): Operation<I, O> => ({
    kind,
    service: name.slice(0, name.indexOf('.')) as ServiceName,
    name,
    ...spec,
  });

export const defineCommand = define('command');
export const defineQuery = define('query');
