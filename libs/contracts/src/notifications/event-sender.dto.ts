import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsString, ValidateBy, ValidateIf } from 'class-validator';
import { Flag } from '../common/fields.js';
import { isAccentColor, isSenderName } from './sender-rules.js';

/** How an organizer appears in emails about their events. */
@ObjectType()
export class EventSender {
  /** null: these emails come from Stallbook alone. */
  @Field(() => String, { nullable: true })
  name!: string | null;

  @Field(() => String, { nullable: true })
  accentColor!: string | null;

  /** Answers to these emails go to the confirmed address of the account. */
  @Field()
  repliesToMe!: boolean;
}

const trimmed = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);
const isGiven = (_: unknown, value: unknown): boolean => value !== null;
const rule = (name: string, validate: (value: string) => boolean, message: string) =>
  ValidateBy(
    { name, validator: { validate: (value: unknown) => typeof value === 'string' && validate(value) } },
    { message },
  );

@InputType()
export class SaveEventSenderInput {
  @Field(() => String, { nullable: true })
  @ValidateIf(isGiven)
  @Transform(trimmed)
  @IsString()
  @rule('isSenderName', isSenderName, 'Use 2 to 60 letters and digits, no address or link, and not our name')
  name!: string | null;

  @Field(() => String, { nullable: true })
  @ValidateIf(isGiven)
  @IsString()
  @rule('isAccentColor', isAccentColor, 'Choose a darker color: white text must be readable on it')
  accentColor!: string | null;

  @Flag()
  repliesToMe!: boolean;
}
