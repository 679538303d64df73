import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { detectAmong } from '../../../terms/text-language';
import type { PageImage } from './page-image';

const require = createRequire(import.meta.url);

/** The languages that can be recognized, by their code in a passage. Their data are installed packages. */
const DATA = {
  en: ['eng', () => require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz')],
  de: ['deu', () => require.resolve('@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz')],
  fr: ['fra', () => require.resolve('@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz')],
  es: ['spa', () => require.resolve('@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz')],
} as const;

type Language = keyof typeof DATA;
const SCAN_LANGUAGES = Object.keys(DATA) as readonly Language[];

/** The part of tesseract.js-core that we use; the package has no types. */
interface Core {
  readonly FS: { writeFile(path: string, content: Uint8Array): void };
  readonly TessBaseAPI: new () => {
    Init(path: null, languages: string, engine: number): number;
    SetImageFile(orientation: number, angle: number): number;
    Recognize(monitor: null): number;
    GetJSONText(): string;
    Clear(): void;
  };
}
type StartCore = (options: Readonly<Record<string, () => void>>) => Promise<Core>;

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

interface Recognized {
  readonly blocks?: readonly {
    readonly paragraphs?: readonly {
      readonly lines?: readonly {
        readonly baseline: Box;
        readonly rowAttributes: { readonly rowHeight: number };
        readonly words?: readonly { readonly text: string; readonly confidence: number; readonly bbox: Box }[];
      }[];
    }[];
  }[];
}

/** A word and its position, in points from the lower left corner. */
interface Word {
  readonly str: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fontSize: number;
}

interface RecognizedPage {
  readonly items: readonly Word[];
  readonly top: number;
}

const LSTM = 1;
const LETTERS_MIN = 40;
const CONFIDENCE_MIN = 25;
/** What recognition makes of lines and pictures. */
const NOISE = /^[|\\[\]{}_~=<>«»“”"'`´^°.,:;-]+$/;
/** Line heights vary by this much even when all the letters are the same size. */
const SAME_SIZE = 0.25;
const USUAL_POINTS = 12;

/** Recognizes the text of pictures, in this process and without a network. */
export class Recognizer {
  readonly #api: InstanceType<Core['TessBaseAPI']>;
  #possible: readonly Language[] = SCAN_LANGUAGES;

  private constructor(private readonly core: Core) {
    this.#api = new core.TessBaseAPI();
  }

  /** Starts with the data of `languages`, or of all languages when none of those is known. */
  static async start(languages: readonly string[]): Promise<Recognizer> {
    const startCore = require('tesseract.js-core/tesseract-core-simd-lstm') as StartCore;
    const silent = () => undefined;
    const core = await startCore({ print: silent, printErr: silent, TesseractProgress: silent });
    const recognizer = new Recognizer(core);
    const known = SCAN_LANGUAGES.filter((language) => languages.includes(language));
    recognizer.#possible = known.length > 0 ? known : SCAN_LANGUAGES;
    for (const language of recognizer.#possible) {
      const [name, path] = DATA[language];
      core.FS.writeFile(`${name}.traineddata`, gunzipSync(await readFile(path())));
    }
    recognizer.#init(recognizer.#possible.slice(0, 1));
    return recognizer;
  }

  /**
   * Returns the words in a picture with their positions, and its height, scaled to points as if its letters were of
   * normal size. When several languages are possible, the first page with enough text decides which is used; a page
   * with less text is read in all the languages together, which multiplies the time by their number.
   */
  read(image: PageImage): RecognizedPage {
    const page = this.#read(image);
    if (this.#possible.length < 2 || page.items.length === 0) return page;
    const text = page.items.map(({ str }) => str).join(' ');
    const [first, ...others] = this.#possible as readonly [Language, ...Language[]];
    if (text.length < LETTERS_MIN) {
      this.#init(this.#possible);
      const exact = this.#read(image);
      this.#init([first]);
      return exact;
    }
    const language = detectAmong(text, [first, ...others]);
    this.#possible = [language];
    if (language === first) return page;
    this.#init([language]);
    return this.#read(image);
  }

  #init(languages: readonly Language[]): void {
    const names = languages.map((language) => DATA[language][0]);
    if (this.#api.Init(null, names.join('+'), LSTM) !== 0) throw new Error('The text recognition did not start.');
  }

  #read({ width, height, gray }: PageImage): RecognizedPage {
    const head = Buffer.from(`P5\n${width} ${height}\n255\n`);
    this.core.FS.writeFile('/input', Buffer.concat([head, gray]));
    if (this.#api.SetImageFile(1, 0) !== 0) return { items: [], top: 1 };
    this.#api.Recognize(null);
    const { blocks = [] } = JSON.parse(this.#api.GetJSONText()) as Recognized;
    this.#api.Clear();
    const lines = blocks.flatMap(({ paragraphs = [] }) => paragraphs.flatMap((paragraph) => paragraph.lines ?? []));
    const heights = lines.map((line) => line.rowAttributes.rowHeight).sort((one, other) => one - other);
    const usual = heights[Math.floor(heights.length / 2)] ?? 1;
    const unit = USUAL_POINTS / Math.max(1, usual);
    const items = lines.flatMap(({ baseline, rowAttributes: { rowHeight }, words = [] }) => {
      const isUsual = Math.abs(rowHeight - usual) < usual * SAME_SIZE;
      const rise = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0);
      return words
        .filter(({ text, confidence }) => confidence >= CONFIDENCE_MIN && !NOISE.test(text))
        .map(({ text, bbox }) => ({
          str: text,
          x: bbox.x0 * unit,
          y: (height - (baseline.y0 + (bbox.x0 - baseline.x0) * rise)) * unit,
          width: (bbox.x1 - bbox.x0) * unit,
          fontSize: (isUsual ? usual : rowHeight) * unit,
        }));
    });
    return { items, top: height * unit };
  }
}
