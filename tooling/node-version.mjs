/** Oldest Node that is tried: 20.19. */
const OLDEST = [20, 19];

/** Ends the process with one clear sentence if this Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  console.error(`Frontdesk needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
