/** A WebAssembly file's address, as webpack gives it to the browser. */
module.exports = '/zxing_reader.wasm';
