import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';

@ObjectType()
export class OwnSession {
  @Field(() => ID)
  id!: string;

  @Field()
  device!: string;

  @Field()
  signedInAt!: string;

  @Field()
  lastSeenAt!: string;

  @Field()
  current!: boolean;
}

export enum SecurityEventKind {
  signed_in = 'signed_in',
  sign_in_failed = 'sign_in_failed',
  session_ended = 'session_ended',
  signed_out_everywhere = 'signed_out_everywhere',
  reset_requested = 'reset_requested',
  password_changed = 'password_changed',
  email_change_requested = 'email_change_requested',
  email_changed = 'email_changed',
  authenticator_added = 'authenticator_added',
  authenticator_removed = 'authenticator_removed',
  passkey_added = 'passkey_added',
  passkey_renamed = 'passkey_renamed',
  passkey_removed = 'passkey_removed',
  recovery_codes_renewed = 'recovery_codes_renewed',
  recovery_code_used = 'recovery_code_used',
  second_factor_off = 'second_factor_off',
  second_factor_failed = 'second_factor_failed',
}
registerEnumType(SecurityEventKind, { name: 'SecurityEventKind' });

@ObjectType()
export class SecurityEvent {
  @Field(() => ID)
  id!: string;

  @Field(() => SecurityEventKind)
  kind!: SecurityEventKind;

  @Field()
  at!: string;

  @Field(() => String, { nullable: true })
  device!: string | null;
}

/** Changes of a second factor, which the owner gets an email about. */
export type FactorEvent = Extract<
  `${SecurityEventKind}`,
  `authenticator_${string}` | `passkey_${string}` | `recovery_code${string}` | 'second_factor_off'
>;
