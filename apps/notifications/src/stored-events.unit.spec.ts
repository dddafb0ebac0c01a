import { join } from 'node:path';
import { describeGolden } from '@stallbook/testing';
import { message } from './message/domain/message.decider.js';
import { messageThread } from './message-thread/domain/message-thread.decider.js';

describeGolden(message, join(import.meta.dirname, 'message/domain/golden'));
describeGolden(messageThread, join(import.meta.dirname, 'message-thread/domain/golden'));
