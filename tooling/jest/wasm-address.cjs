/** The address of a WebAssembly file, as in webpack's build. */
module.exports = '/zxing_reader.wasm';
