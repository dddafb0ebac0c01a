export { brokenPasswordRules, PASSWORD_RULES_BROKEN } from '@stallbook/contracts/password-rules';
