// The classes of a CSS module are called what they are called there.
module.exports = new Proxy({}, { get: (_classes, name) => (name === '__esModule' ? false : String(name)) });
