import { translator } from '@stallbook/contracts/feed-texts';
import { validation } from './validation-texts.js';

export const inPlainWords = translator(validation, String);
