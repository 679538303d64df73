// Replaces '@chakra-ui/react' in tests: loading the whole library takes a second in every test file, and loading only
// these parts takes a tenth of that. Other names are loaded from the whole library.
const parts = {
  __esModule: true,
  ...require('@chakra-ui/react/styled-system'),
  ...require('@chakra-ui/react/dist/cjs/styled-system/factory.cjs'),
  ...require('@chakra-ui/react/preset-base'),
  ...require('@chakra-ui/react/box'),
  ...require('@chakra-ui/react/flex'),
  ...require('@chakra-ui/react/grid'),
  ...require('@chakra-ui/react/stack'),
  ...require('@chakra-ui/react/visually-hidden'),
};

module.exports = new Proxy(parts, {
  get: (known, name) => (name in known ? known[name] : jest.requireActual('@chakra-ui/react/dist/cjs/index.cjs')[name]),
});
