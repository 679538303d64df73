import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type RemoteManifest, SOURCE_LANGUAGE } from '@frontdesk/shared/contract';
import { DASHBOARD_LANGUAGES } from '@frontdesk/shared/endpoints/languages';
import { type Plugin, transform } from 'esbuild';
import webpack, { type Configuration } from 'webpack';
import type { BuiltRemote } from '../releases/remote-source';
import pseudoWords, { pseudoText } from './pseudo-words-loader.mjs';
import exportWords from './words-loader.mjs';

/**
 * The test language, such as 'ar': English in other letters, which is longer and written from the right. It shows what
 * is cut off and what is not mirrored. Only for tests: `npm run package` builds without it.
 */
const PSEUDO_LANGUAGE = process.env['PSEUDO_LANGUAGE'];
const PSEUDO_LANGUAGES = PSEUDO_LANGUAGE ? [PSEUDO_LANGUAGE] : [];

/** The languages of the host. */
export const LANGUAGES: readonly string[] = [...DASHBOARD_LANGUAGES, ...PSEUDO_LANGUAGES];

/** The languages of a remote other than the language of its messages. */
export const languagesOf = ({ translations = {} }: RemoteManifest): string[] => [
  ...Object.keys(translations),
  ...PSEUDO_LANGUAGES,
];

/** Returns the manifest with its texts in a language. */
export function manifestIn(manifest: RemoteManifest, language: string): RemoteManifest {
  if (language === PSEUDO_LANGUAGE) return pseudoManifest(manifest);
  return manifest.translations?.[language] ?? manifest;
}

/** The fields of a manifest that people read. */
const TEXTS = new Set(['title', 'label', 'search', 'finds', 'unit', 'kind']);

function pseudoManifest<Value>(value: Value, name = ''): Value {
  if (typeof value === 'string') return (TEXTS.has(name) ? pseudoText(value) : value) as Value;
  if (Array.isArray(value)) return value.map((item) => pseudoManifest(item, name)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([field, item]) => [field, pseudoManifest(item, field)]);
  return Object.fromEntries(fields) as Value;
}

const RIGHT_TO_LEFT: readonly string[] = ['ar', 'fa', 'he', 'ur'];

export const isRightToLeft = (language: string): boolean => RIGHT_TO_LEFT.includes(language);

/** The language of a remote's build, and the output of the other languages' builds, for its manifest. */
export interface BuildLanguage {
  readonly language: string;
  readonly translations: Record<string, BuiltRemote>;
}

/** A message file; the files of each language are in a folder next to it. */
const WORDS = /[\\/]src[\\/]messages[\\/][\w-]+\.ts$/;
/** The files with the sentences of the calls and the names of the kinds of codes. */
const SENTENCES = /[\\/]shared[\\/]src[\\/]endpoints[\\/](?!messages[\\/])[\w\\/-]+\.ts$/;
const WORDS_LOADER = path.join(import.meta.dirname, 'words-loader.mjs');
const PSEUDO_LOADER = path.join(import.meta.dirname, 'pseudo-words-loader.mjs');
const SENTENCES_LOADER = path.join(import.meta.dirname, 'sentences-loader.mjs');

const require = createRequire(import.meta.url);

/** The sentences of the endpoints in a language, by their English text; empty if there is no list. */
function sentencesIn(language: string): Readonly<Record<string, string>> {
  if (language === PSEUDO_LANGUAGE) {
    const [known = SOURCE_LANGUAGE] = DASHBOARD_LANGUAGES.filter((other) => other !== SOURCE_LANGUAGE);
    return Object.fromEntries(Object.keys(sentencesIn(known)).map((sentence) => [sentence, pseudoText(sentence)]));
  }
  const file = path.join(import.meta.dirname, `../../shared/src/endpoints/messages/${language}.ts`);
  return existsSync(file) ? (require(file) as { default: Record<string, string> }).default : {};
}

/** Returns the texts of an imported message file in a language. */
export function wordsIn(
  { default: translated, ...words }: Readonly<Record<string, string>> & { readonly default?: object },
  language: string,
): Readonly<Record<string, string>> {
  const isPseudo = language === PSEUDO_LANGUAGE;
  if (!isPseudo) return { ...words, ...translated };
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [name, pseudoText(text)]));
}

/** Returns the file with the same texts in another language. A file without one keeps its own texts. */
export function translationOf(file: string, language: string): string {
  const translated = path.join(path.dirname(file), language, path.basename(file));
  return WORDS.test(file) && existsSync(translated) ? translated : file;
}

/**
 * One build for each language, because a page then loads only its own language, and choosing words takes no code at run
 * time. The build of the source language comes last, because it lists the output of the others.
 */
export function inLanguages(
  languages: readonly string[],
  configOf: (language: string) => Configuration,
): Configuration[] {
  const all = [...languages.filter((language) => language !== SOURCE_LANGUAGE), SOURCE_LANGUAGE];
  const configs = all.map((language, index): Configuration => {
    const config = configOf(language);
    const name = nameIn(config, language);
    const before = all[index - 1];
    return {
      ...(language === SOURCE_LANGUAGE ? config : translated(config, language)),
      name,
      ...(before !== undefined && {
        dependencies: [nameIn(config, before)],
        // The first of these builds has already removed the files of earlier builds.
        output: { ...config.output, clean: false },
      }),
    };
  });
  // They run one after another: each uses all cores for part of the time, and two would need twice the memory.
  return Object.assign(configs, { parallelism: 1 });
}

function nameIn({ name = '' }: Configuration, language: string): string {
  return language === SOURCE_LANGUAGE ? name : `${name}-${language}`;
}

function translated(config: Configuration, language: string): Configuration {
  return {
    ...config,
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        { test: WORDS, enforce: 'post', loader: language === PSEUDO_LANGUAGE ? PSEUDO_LOADER : WORDS_LOADER },
        { test: SENTENCES, enforce: 'post', loader: SENTENCES_LOADER, options: { sentences: sentencesIn(language) } },
      ],
    },
    plugins: [...(config.plugins ?? []), new TranslationPlugin(language)],
  };
}

/** Replaces message files with those of a language. */
class TranslationPlugin {
  constructor(private readonly language: string) {}

  apply(compiler: webpack.Compiler): void {
    new webpack.NormalModuleReplacementPlugin(WORDS, (resolved) => {
      const { createData } = resolved as {
        createData?: Record<'resource' | 'request' | 'userRequest' | 'context', string>;
      };
      if (!createData?.resource) return;
      const { resource } = createData;
      const translation = translationOf(resource, this.language);
      for (const field of ['resource', 'request', 'userRequest'] as const) {
        createData[field] = createData[field].replace(resource, translation);
      }
      // Its imports are relative to its folder.
      createData.context = path.dirname(translation);
    }).apply(compiler);
  }
}

/** Does the same for first views, which esbuild bundles. */
export function translatedWords(language: string): Plugin {
  return {
    name: 'words',
    setup(build) {
      build.onLoad({ filter: WORDS }, async ({ path: file }) => {
        const translation = translationOf(file, language);
        if (translation === file && language !== PSEUDO_LANGUAGE) return null;
        const { code } = await transform(readFileSync(translation, 'utf8'), { loader: 'ts' });
        const contents = language === PSEUDO_LANGUAGE ? pseudoWords(code) : exportWords(code);
        return { contents, resolveDir: path.dirname(translation), loader: 'js' };
      });
    },
  };
}
