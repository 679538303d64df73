import { PREVIEW_KEY, readRemoteChoices } from './remote-choices';

/**
 * Returns the previewed releases of this tab by remote name: `?preview=qr@<release>` in the address starts a preview,
 * which lasts as long as the tab. Each value is the address of the release's registry entry.
 */
export function readPreviews(): Readonly<Record<string, string>> {
  const [, name, id] = /^([a-z][a-z0-9-]*)@([0-9a-f]{16})$/.exec(readPreview() ?? '') ?? [];
  return name ? { [name]: `/admin/remotes/${name}/release.${id}.json` } : {};
}

/**
 * Returns the addresses of all remotes that this tab loads from elsewhere, by name: previews, and in development the
 * developer's overrides.
 */
export function overridesInForce(): Readonly<Record<string, string>> {
  return { ...readRemoteChoices().overrides, ...readPreviews() };
}

export function endPreview(): void {
  try {
    sessionStorage.removeItem(PREVIEW_KEY);
  } catch {
    // Blocked storage contains no preview.
  }
}

function readPreview(): string | null {
  const wanted = new URLSearchParams(location.search).get('preview');
  try {
    if (wanted !== null) sessionStorage.setItem(PREVIEW_KEY, wanted);
    return sessionStorage.getItem(PREVIEW_KEY);
  } catch {
    return wanted;
  }
}
