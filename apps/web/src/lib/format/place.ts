export { placeName, stateCode } from '@stallbook/contracts/place-rules';
