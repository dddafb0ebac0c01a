export { placeName, stateCode } from '@stallbook/kernel/us-states';
