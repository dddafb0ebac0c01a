import { translator } from '@stallbook/contracts/feed-texts';
import { validation } from './validation-texts.js';

export const translateValidation = translator(validation, String);
