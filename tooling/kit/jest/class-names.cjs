/** The classes of a CSS module by their names in the file. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
