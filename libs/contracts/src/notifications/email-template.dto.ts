import { Extensions, Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ArrayMaxSize, IsInt, IsNotEmpty, IsOptional, Matches, Min, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import { Enum, EmailAddress, Text } from '../common/fields.js';
import { Language } from '../common/language.js';

/** The email types whose wording admins may change. */
export enum EmailTemplateType {
  application_submitted = 'application_submitted',
  application_approved = 'application_approved',
  application_rejected = 'application_rejected',
  payment_received = 'payment_received',
  payment_confirmation = 'payment_confirmation',
  event_reminder_5day = 'event_reminder_5day',
  event_reminder_1day = 'event_reminder_1day',
}
registerEnumType(EmailTemplateType, { name: 'EmailTemplateType' });

/** Saved wordings per type and language, and the original. */
export const KEPT_TEMPLATE_VERSIONS = 50;
const MAX_VARIABLES = 20;

@ObjectType()
export class EmailTemplateVariable {
  @Field()
  name!: string;

  @Field()
  sample!: string;

  /** The subject or the text must contain it. */
  @Field()
  required!: boolean;
}

@ObjectType()
export class EmailTemplateVersion {
  /** 0 is the original wording. */
  @Field(() => Int)
  version!: number;

  @Field()
  subject!: string;

  @Field()
  text!: string;

  @Field(() => String, { nullable: true })
  savedAt!: string | null;
}

@ObjectType()
export class EmailTemplate extends EmailTemplateVersion {
  @Field(() => EmailTemplateType)
  type!: EmailTemplateType;

  @Field(() => Language)
  language!: Language;

  @Field(() => [EmailTemplateVariable])
  @Extensions({ longest: MAX_VARIABLES })
  variables!: EmailTemplateVariable[];

  /** Newest first; the last one is the original wording. */
  @Field(() => [EmailTemplateVersion])
  @Extensions({ longest: KEPT_TEMPLATE_VERSIONS + 1 })
  versions!: EmailTemplateVersion[];
}

@InputType()
export class EmailWordingInput {
  @Text(200)
  @IsNotEmpty({ message: 'Please enter a subject' })
  subject!: string;

  @Text(5_000)
  @IsNotEmpty({ message: 'Please enter a text' })
  text!: string;
}

@InputType()
export class PreviewEmailTemplateInput extends EmailWordingInput {
  @Enum(EmailTemplateType)
  type!: EmailTemplateType;

  @Enum(Language)
  language!: Language;
}

@InputType()
export class SaveEmailTemplateInput extends PreviewEmailTemplateInput {
  /** The version that was edited. */
  @Field(() => Int)
  @IsInt()
  @Min(0)
  version!: number;
}

@ObjectType()
export class EmailTemplatePreview {
  @Field()
  subject!: string;

  @Field()
  text!: string;

  @Field()
  html!: string;
}

@InputType()
export class EmailVariableInput {
  @Field()
  @Matches(/^[a-z_]{1,40}$/)
  name!: string;

  @Text(500)
  value!: string;
}

@InputType()
export class SendTestEmailInput {
  @Enum(EmailTemplateType)
  templateType!: EmailTemplateType;

  @Enum(Language)
  language!: Language;

  @EmailAddress()
  recipientEmail!: string;

  /** Replaces sample values. */
  @Field(() => [EmailVariableInput])
  @ValidateNested({ each: true })
  @Type(() => EmailVariableInput)
  @ArrayMaxSize(20)
  payload!: EmailVariableInput[];

  /** Instead of the saved wording. */
  @Field(() => EmailWordingInput, { nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => EmailWordingInput)
  wording?: EmailWordingInput | null;
}

@ObjectType()
export class EmailOutcome {
  @Field()
  success!: boolean;

  @Field()
  message!: string;
}
