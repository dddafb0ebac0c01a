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

/** Who calls. `none` is a person who signed in but has no profile yet; `system` is a worker of our own. */
export interface Actor {
  id: string;
  role: Role | 'none' | 'system';
  emailConfirmed: boolean;
  sessionId?: string;
  /** Absent where the account has none. */
  secondFactor?: SecondFactorCheck;
}

/** When this session last passed the second factor, an ISO instant; null where it never did. */
export interface SecondFactorCheck {
  checkedAt: string | null;
}

/** Checked by the service that owns the operation. Ownership of the single record is the handler's own check. */
export type Access = 'public' | 'signed-in' | 'system' | readonly Role[];

export interface Operation<I, O> {
  kind: 'command' | 'query';
  service: ServiceName;
  /** `applications.submitApplication`. */
  name: string;
  input: new () => I;
  access: Access;
  /** The caller's second factor, where there is one, must have been checked just before: see `isFresh`. */
  stepUp?: true;
  /** Never set: carries the type of the answer. */
  readonly __output?: O;
}

export interface CallContext {
  actor?: Actor;
  /** The client's `Idempotency-Key`: the same id again gets the first answer. */
  commandId: string;
  /**
   * Of what a person sent with a command, to tell a repetition from another command under the same id: by the current
   * key, then by those before.
   */
  inputDigests?: readonly string[];
  correlationId: string;
  /** Epoch milliseconds after which the caller no longer waits for the answer. */
  deadline: number;
}

/** The caller of an operation that is not open to the public; the access rule has made sure of it. */
export function actorOf(context: CallContext): Actor {
  if (!context.actor) throw new Error('an operation without an access rule asked for its actor');
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

/** `defineCommand<Answer>()('applications.submitApplication', { input: SubmitApplication, access: ['vendor'] })`. */
export const defineCommand = define('command');
export const defineQuery = define('query');
