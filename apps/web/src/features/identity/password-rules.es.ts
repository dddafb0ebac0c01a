import * as english from '@stallbook/contracts/password-rules';
import { passwordRefusals } from '../../lib/service-texts/password-refusals.es.js';

const inSpanish = (message: string) => passwordRefusals[message] ?? message;

export const brokenPasswordRules: typeof english.brokenPasswordRules = (password) =>
  english.brokenPasswordRules(password).map(inSpanish);

export const PASSWORD_RULES_BROKEN: string = inSpanish(english.PASSWORD_RULES_BROKEN);
