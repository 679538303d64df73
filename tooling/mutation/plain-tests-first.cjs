/** Runs tests of plain functions before those of components, which take longer: most mutants need only the former. */
module.exports = class PlainTestsFirst {
  sort(tests) {
    const rank = ({ path }) => (path.endsWith('.tsx') ? 1 : 0);
    return [...tests].sort((one, other) => rank(one) - rank(other) || one.path.localeCompare(other.path));
  }

  allFailedTests(tests) {
    return tests;
  }

  shard(tests) {
    return tests;
  }

  cacheResults() {}
};
