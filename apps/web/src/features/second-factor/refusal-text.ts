import { messageOf } from '../../lib/api/message-of.js';
import { card } from './texts.js';

export const refusalText = (error: unknown): string => messageOf(error, card.failed);
