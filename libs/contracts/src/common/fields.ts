import { applyDecorators } from '@nestjs/common';
import { Field, ID, Int, type FieldOptions } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsEnum,
  IsISO8601,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { accountLimits } from '../identity/account-limits.js';
import { IsEmailAddress } from './email-address.js';

type Rules = readonly PropertyDecorator[];
type EmailAddressOptions = Parameters<typeof IsEmailAddress>[0];

interface Range {
  min: number;
  max: number;
}

/** The answer shows the first rule that fails. A rule below one of these decorators comes before its own. */
const field = (type: object, rules: Rules, options: FieldOptions = {}) =>
  applyDecorators(
    ...rules,
    Field(() => type, options),
  );
const optional = (type: object, rules: Rules) => field(type, [...rules, IsOptional()], { nullable: true });

const text = (longest: number): Rules => [MaxLength(longest), IsString()];
const emailAddress = (options?: EmailAddressOptions): Rules => [
  MaxLength(accountLimits.email),
  IsEmailAddress(options),
];
const localDate = (): Rules => [
  Matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { message: 'Please enter a date as YYYY-MM-DD' }),
];
/** As `Date.prototype.toISOString` writes it. */
const instant = (): Rules => [IsISO8601({ strict: true }), Matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)];
const integer = ({ min, max }: Range): Rules => [Max(max), Min(min), IsInt()];

export const Id = () => field(ID, [IsUUID()]);
export const OptionalId = () => optional(ID, [IsUUID()]);

export const Text = (longest: number) => field(String, text(longest));
export const OptionalText = (longest: number) => optional(String, text(longest));
/** Words that a list is searched for. */
export const OptionalSearch = () => OptionalText(100);
/** Optional too. Not in the GraphQL schema: our own code sets it, and a client could forge it. */
export const InternalText = (longest: number) => applyDecorators(...text(longest), IsOptional());

export const EmailAddress = (options?: EmailAddressOptions) => field(String, emailAddress(options));
export const OptionalEmailAddress = () => optional(String, emailAddress());

export const LocalDate = () => field(String, localDate());
export const OptionalLocalDate = () => optional(String, localDate());

export const Instant = (options?: FieldOptions) => field(String, instant(), options);
export const OptionalInstant = () => optional(String, instant());

export const Enum = (values: object) => field(values, [IsEnum(values)]);
export const OptionalEnum = (values: object) => optional(values, [IsEnum(values)]);

export const Flag = () => field(Boolean, [IsBoolean()]);
export const OptionalFlag = () => optional(Boolean, [IsBoolean()]);

/** A default makes it optional for clients; the property has the same. */
export const Integer = ({ defaultValue, ...range }: Range & { defaultValue?: number }) =>
  field(Int, integer(range), defaultValue === undefined ? {} : { nullable: true, defaultValue });
export const OptionalInteger = (range: Range) => optional(Int, integer(range));

/** What the form showed of the fields that it sends: one that has another value by now is not replaced. */
export const Before = (fields: new () => object) =>
  applyDecorators(
    optional(fields, [ValidateNested()]),
    Type(() => fields),
  );
