export { statusOf } from '@stallbook/platform';
