import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { OptionalEnum, OptionalFlag, OptionalId } from '../common/fields.js';
import { PageInput } from '../common/inputs.js';
import { pageOf } from '../common/results.js';

export enum AdminOperationType {
  seed_events = 'seed_events',
  approve_claim = 'approve_claim',
  deny_claim = 'deny_claim',
  transfer_event = 'transfer_event',
  take_down_event = 'take_down_event',
  restore_event = 'restore_event',
  end_session = 'end_session',
  end_all_sessions = 'end_all_sessions',
  resend_confirmation = 'resend_confirmation',
  read_account = 'read_account',
  erase_submission = 'erase_submission',
  resend_dead_letter = 'resend_dead_letter',
  discard_dead_letter = 'discard_dead_letter',
  retry_set_aside = 'retry_set_aside',
  change_plan = 'change_plan',
  read_records = 'read_records',
  export_records = 'export_records',
  undo_import = 'undo_import',
  read_message_report = 'read_message_report',
  dismiss_message_report = 'dismiss_message_report',
  warn_message_sender = 'warn_message_sender',
  close_message_thread = 'close_message_thread',
  reopen_message_thread = 'reopen_message_thread',
  save_post = 'save_post',
  publish_post = 'publish_post',
  schedule_post = 'schedule_post',
  unschedule_post = 'unschedule_post',
  unpublish_post = 'unpublish_post',
  delete_post = 'delete_post',
  save_blueprint = 'save_blueprint',
  publish_blueprint = 'publish_blueprint',
  unpublish_blueprint = 'unpublish_blueprint',
  delete_blueprint = 'delete_blueprint',
  order_blueprints = 'order_blueprints',
  change_blueprint_categories = 'change_blueprint_categories',
  change_landing_texts = 'change_landing_texts',
  read_accounts = 'read_accounts',
  save_email_template = 'save_email_template',
}

registerEnumType(AdminOperationType, { name: 'AdminOperationType' });

const viewing = new Set([
  AdminOperationType.read_account,
  AdminOperationType.read_accounts,
  AdminOperationType.read_records,
  AdminOperationType.read_message_report,
]);

/** What did more than show something to an admin. */
export const adminChanges = Object.values(AdminOperationType).filter((type) => !viewing.has(type));

@ObjectType()
export class AdminOperation {
  @Field(() => ID)
  id!: string;

  @Field(() => AdminOperationType)
  operationType!: AdminOperationType;

  @Field(() => ID)
  performedBy!: string;

  @Field()
  details!: string;

  @Field()
  createdAt!: string;
}

@ObjectType()
export class AdminOperationPage extends pageOf(AdminOperation) {}

/** An admin with an operation in the log. */
@ObjectType()
export class AdminPerformer {
  @Field(() => ID)
  id!: string;
}

@InputType()
export class AdminOperationFilterInput extends PageInput {
  @OptionalEnum(AdminOperationType)
  operationType?: AdminOperationType | null;

  /** Leaves out what admins only viewed. */
  @OptionalFlag()
  onlyChanges?: boolean | null;

  @OptionalId()
  performedBy?: string | null;

  /** The person that they were about. */
  @OptionalId()
  personId?: string | null;
}
