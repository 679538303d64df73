/** How long a journey waits for something before it fails: a limit for a busy machine, not a pause. */
export const PATIENCE_MS = Number(process.env['PATIENCE_S'] ?? 300) * 1000;
