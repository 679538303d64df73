/** The oldest releases that are tested, by major version. Newer majors are never refused. */
const OLDEST = new Map([
  [20, 19],
  [22, 13],
]);

/** Ends the process with one clear sentence if this Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (isSupported(major, minor)) return;
  const oldest = [...OLDEST].map((version) => version.join('.')).join(', ');
  console.error(`Frontdesk needs Node ${oldest} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Whether Frontdesk starts on this Node.
 * @param {number} major
 * @param {number} minor
 */
export function isSupported(major, minor) {
  const least = OLDEST.get(major);
  return least === undefined ? major > Math.max(...OLDEST.keys()) : minor >= least;
}
