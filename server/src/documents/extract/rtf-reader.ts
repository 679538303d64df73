import type { BlockCollector } from './block';

/** A token: 0 begins a group, 1 ends it, 2 is a control word, 3 text. */
export interface RtfToken {
  readonly type: number;
  readonly word?: string;
  readonly param?: number;
  readonly data?: Buffer;
}

interface Group {
  readonly isUnseen: boolean;
  readonly codePage: number;
  /** Number of characters after each Unicode character that are meant for readers without Unicode. */
  readonly fallbackLength: number;
  /** 'fonttbl' inside the list of fonts. */
  readonly destination: string;
}

const UNSEEN = new Set(
  (
    'stylesheet colortbl info generator pict object themedata datastore latentstyles listtable listoverridetable rsidtbl ' +
    'header headerl headerr headerf footer footerl footerr footerf annotation atnid atnauthor atrfstart atrfend atndate ' +
    'fldinst xmlnstbl mmathPr revtbl filetbl template operator bkmkstart bkmkend tc xe txe rxe deleted nonshppict'
  ).split(' '),
);
const CHARACTERS: Readonly<Record<string, string>> = {
  ...{ tab: ' ', line: ' ', '~': '\u00a0', '-': '', _: '-', emdash: '—', endash: '–', bullet: '•' },
  ...{ lquote: '‘', rquote: '’', ldblquote: '“', rdblquote: '”', emspace: ' ', enspace: ' ' },
};
/** Encodings of fonts, by the number of their character set. */
const CODE_PAGES: Readonly<Record<number, number>> = {
  ...{ 0: 1252, 128: 932, 129: 949, 134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258, 177: 1255, 178: 1256 },
  ...{ 186: 1257, 204: 1251, 222: 874, 238: 1250 },
};
const DEPTH_MAX = 2000;

/** Turns RTF tokens into blocks. */
export class RtfReader {
  #group: Group = { isUnseen: false, codePage: 1252, fallbackLength: 1, destination: '' };
  readonly #outer: Group[] = [];
  readonly #fonts = new Map<number, number>();
  #font = 0;
  #text = '';
  #bytes: Buffer[] = [];
  #toSkip = 0;
  #headingLevel: number | null = null;
  #isInTable = false;
  #row: string[] = [];
  #rows: string[][] = [];

  constructor(
    private readonly collector: BlockCollector,
    private readonly decode: (text: Buffer, codePage: number) => string,
  ) {}

  read({ type, word = '', param, data }: RtfToken): void {
    if (type !== 3 && word !== "'") this.#flush();
    if (type === 0) this.#open();
    else if (type === 1) this.#group = this.#outer.pop() ?? this.#group;
    else if (type === 3) this.#addBytes(data);
    else if (word === "'") this.#addBytes(data);
    else this.#control(word, param);
  }

  end(): void {
    this.#flush();
    this.#endParagraph();
    this.#endTable();
  }

  #open(): void {
    // Real documents are nested less deeply. The limit saves memory.
    if (this.#outer.length < DEPTH_MAX) this.#outer.push(this.#group);
  }

  #control(word: string, param: number | undefined): void {
    if (word === '*' || UNSEEN.has(word)) this.#group = { ...this.#group, isUnseen: true };
    else if (word === 'fonttbl') this.#group = { ...this.#group, isUnseen: true, destination: word };
    else if (word === 'shptxt' || word === 'fldrslt') this.#group = { ...this.#group, isUnseen: false };
    else if (word === 'v') this.#group = { ...this.#group, isUnseen: param !== 0 };
    else if (word === 'ansicpg' && param) this.#group = { ...this.#group, codePage: param };
    else if (word === 'uc') this.#group = { ...this.#group, fallbackLength: param ?? 1 };
    else if (word === 'f') this.#chooseFont(param ?? 0);
    else if (word === 'fcharset') this.#fonts.set(this.#font, CODE_PAGES[param ?? 0] ?? this.#group.codePage);
    else if (!this.#group.isUnseen) this.#content(word, param);
  }

  #content(word: string, param: number | undefined): void {
    if (word === 'u') {
      this.#text += String.fromCharCode((param ?? 0) & 0xffff);
      this.#toSkip = this.#group.fallbackLength;
    } else if (word === 'par' || word === 'sect' || word === 'page') this.#endParagraph();
    else if (word === 'cell' || word === 'nestcell') this.#row.push(this.#take());
    else if (word === 'row' || word === 'nestrow') this.#rows.push(this.#row.splice(0));
    else if (word === 'intbl') this.#isInTable = true;
    else if (word === 'pard') this.#startFormat();
    else if (word === 'outlinelevel') this.#headingLevel = (param ?? 0) + 1;
    else this.#text += CHARACTERS[word] ?? '';
  }

  #startFormat(): void {
    this.#headingLevel = null;
    this.#isInTable = false;
  }

  #chooseFont(font: number): void {
    this.#font = font;
    const codePage = this.#fonts.get(font);
    if (this.#group.destination !== 'fonttbl' && codePage) this.#group = { ...this.#group, codePage };
  }

  /** Collects bytes first: a Chinese character is two bytes, which may be in two control words. */
  #addBytes(data: Buffer | undefined): void {
    if (this.#group.isUnseen || !data) return;
    const skipped = Math.min(this.#toSkip, data.length);
    this.#toSkip -= skipped;
    this.#bytes.push(data.subarray(skipped));
  }

  #flush(): void {
    if (this.#bytes.length === 0) return;
    this.#text += this.decode(Buffer.concat(this.#bytes.splice(0)), this.#group.codePage);
  }

  #endParagraph(): void {
    // Within a cell it is a line break.
    if (this.#isInTable) {
      this.#text += ' ';
      return;
    }
    const text = this.#take();
    if (text.trim() !== '') this.#endTable();
    if (this.#headingLevel === null) this.collector.paragraph(text);
    else this.collector.heading(this.#headingLevel, text);
  }

  #endTable(): void {
    if (this.#rows.length > 0) this.collector.table(this.#rows.splice(0));
  }

  #take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }
}
