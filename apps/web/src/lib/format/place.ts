export { placeName, stateCode, stateNamed } from '@stallbook/kernel/us-states';
