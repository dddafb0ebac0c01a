import { brokenPasswordRules, PASSWORD_RULES_BROKEN } from '@stallbook/contracts';
import { badInput } from '@stallbook/kernel';

/** @throws DomainError BAD_INPUT with each broken rule at the field `path` */
export function requireStrongPassword(password: string, path: string): void {
  const broken = brokenPasswordRules(password).map((message) => ({ path, message }));
  if (broken.length > 0) throw badInput(PASSWORD_RULES_BROKEN, broken);
}
