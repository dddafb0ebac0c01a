import { join } from 'node:path';
import { describeGolden } from '@stallbook/testing';
import { attachment } from './attachment/domain/attachment.js';
import { shelf } from './attachment/domain/shelf.js';

describeGolden(attachment, join(import.meta.dirname, 'attachment/domain/golden'));
describeGolden(shelf, join(import.meta.dirname, 'attachment/domain/golden'));
