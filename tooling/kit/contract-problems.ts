import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkRemotes } from '../releases/check-remotes';
import { REMOTE_MANIFEST_FILE } from '../releases/remote-source';
import { builtSource } from '../releases/remote-sources';

/** One rule of the contract: its title, and a check that returns a sentence for each problem. */
interface ContractRule {
  readonly title: string;
  readonly problems: (folder: string) => Promise<readonly string[]>;
}

const read = async <Content>(folder: string, file: string) =>
  JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Content;

interface Route {
  readonly page: string;
  readonly preload: { readonly js: readonly string[] };
}

/** The rules that a build in `folder` must follow so that a host with this kit's contract can use it. */
export const CONTRACT_RULES: readonly ContractRule[] = [
  {
    title: 'fits a host of the contract, with valid addresses and files',
    async problems(folder) {
      const { name } = await read<{ name: string }>(folder, REMOTE_MANIFEST_FILE);
      const checked = await checkRemotes([await builtSource(name, folder)]);
      return checked.ok ? [] : checked.problems;
    },
  },
  {
    title: 'exposes every page of its addresses',
    async problems(folder) {
      const { routes } = await read<{ routes: Route[] }>(folder, REMOTE_MANIFEST_FILE);
      const { exposes } = await read<{ exposes: { name: string }[] }>(folder, 'mf-manifest.json');
      const exposed = exposes.map(({ name }) => name);
      const missing = routes.map(({ page }) => page).filter((page) => !exposed.includes(page));
      return [...new Set(missing)].map((page) => `${page} of an address is not in the build.`);
    },
  },
  {
    title: 'uses React from the host',
    async problems(folder) {
      const { routes } = await read<{ routes: Route[] }>(folder, REMOTE_MANIFEST_FILE);
      const files = [...new Set(routes.flatMap(({ preload }) => preload.js))];
      const scripts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
      const copies = files.filter((_, index) => scripts[index]?.includes('react.transitional.element'));
      return copies.map((file) => `${file} contains a copy of React.`);
    },
  },
];
