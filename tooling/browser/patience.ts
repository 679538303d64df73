/** How long any journey waits for something before it fails: for a machine that is busy, never a pause. */
export const PATIENCE_MS = Number(process.env['PATIENCE_S'] ?? 300) * 1000;
