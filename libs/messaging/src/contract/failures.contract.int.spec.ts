import { failuresOn } from './testing/failures.js';

failuresOn('embedded');
