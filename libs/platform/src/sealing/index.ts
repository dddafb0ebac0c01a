export { Keyring, type KeyConfig } from '../keys/keyring.js';
export { open, seal } from './seal.js';
export { KeyWrap, type WrappedKey } from './wrapped-keys.js';
