// A text file is imported as its text.
module.exports = { process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }) };
