import { badInput } from '@stallbook/kernel';
import type { FieldError } from '@stallbook/kernel';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validate } from 'class-validator';
import type { ValidationError } from 'class-validator';

const INVALID = 'Please check the highlighted fields.';

const flatten = (errors: ValidationError[], prefix = ''): FieldError[] =>
  errors.flatMap((error) => {
    const path = `${prefix}${error.property}`;
    const own = Object.values(error.constraints ?? {}).slice(0, 1);
    return [...own.map((message) => ({ path, message })), ...flatten(error.children ?? [], `${path}.`)];
  });

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** Rules are declared with the class, long before its first input: they are looked up once. */
const ruled = new WeakMap<new () => object, boolean>();

function hasRules(type: new () => object): boolean {
  const known = ruled.get(type) ?? getMetadataStorage().getTargetValidationMetadatas(type, '', false, false).length > 0;
  ruled.set(type, known);
  return known;
}

/**
 * A checked copy of `input` as an instance of its DTO class. Throws `BAD_INPUT` with the path of every field that is
 * wrong or unknown; the values themselves are never repeated.
 */
export async function validateInput<I extends object>(type: new () => I, input: unknown = {}): Promise<I> {
  if (!isRecord(input)) throw badInput(INVALID, [{ path: '', message: 'expected an object' }]);
  const instance = plainToInstance(type, input);
  if (!hasRules(type)) {
    const unknown = Object.keys(input).map((path) => ({ path, message: `property ${path} should not exist` }));
    if (unknown.length > 0) throw badInput(INVALID, unknown);
    return instance;
  }
  const errors = await validate(instance, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    validationError: { target: false, value: false },
  });
  if (errors.length > 0) throw badInput(INVALID, flatten(errors));
  return instance;
}
