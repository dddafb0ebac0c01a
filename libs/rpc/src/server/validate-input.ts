import { badInput, type FieldError } from '@stallbook/kernel';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validate, type ValidationError } from 'class-validator';

const INVALID = 'Please check the highlighted fields.';

const flatten = (errors: ValidationError[], prefix = ''): FieldError[] =>
  errors.flatMap((error) => {
    const path = `${prefix}${error.property}`;
    const messages = Object.values(error.constraints ?? {});
    return [...messages.map((message) => ({ path, message })), ...flatten(error.children ?? [], `${path}.`)];
  });

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** Cached, because looking up validation rules is slow. */
const rulesByType = new WeakMap<new () => object, boolean>();

function hasRules(type: new () => object): boolean {
  const hasRules =
    rulesByType.get(type) ?? getMetadataStorage().getTargetValidationMetadatas(type, '', false, false).length > 0;
  rulesByType.set(type, hasRules);
  return hasRules;
}

/**
 * Returns a validated instance of the DTO class. @throws DomainError BAD_INPUT with the path of each wrong or unknown
 * field, never its value
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
    // A later rule may take long for what an earlier one refuses, such as a list that is too long.
    stopAtFirstError: true,
    validationError: { target: false, value: false },
  });
  if (errors.length > 0) throw badInput(INVALID, flatten(errors));
  return instance;
}
