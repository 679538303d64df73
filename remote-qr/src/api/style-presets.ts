import { call } from '@frontdesk/shared/app';
import {
  deleteStylePreset,
  getStylePresets,
  type QrStyle,
  readStyle,
  saveStylePreset,
} from '@frontdesk/shared/endpoints/qr-style';
import { nullWhenUnknown } from './codes';

/** A style with a name. */
export interface StylePreset {
  readonly id: string;
  readonly name: string;
  readonly style: QrStyle;
}

/** The organization's presets; null on a server that stores none. */
export const stylePresetsQuery = {
  queryKey: [getStylePresets.path],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly StylePreset[] | null> => {
    const presets = await nullWhenUnknown(call(getStylePresets, {}, { signal }));
    if (!presets) return null;
    return presets.flatMap(({ id, name, style }) => {
      const read = readStyle(style);
      return read ? [{ id, name, style: read }] : [];
    });
  },
};

/** Stores a style under a name, replacing any preset with that name. */
export async function savePreset(name: string, style: QrStyle): Promise<string> {
  const { id } = await call(saveStylePreset, { name, style: JSON.stringify(style) });
  return id;
}

export function deletePreset(id: string): Promise<void> {
  return call(deleteStylePreset, { id });
}
