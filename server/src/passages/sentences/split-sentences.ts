const ABBREVIATIONS =
  /(?:^|\s)(?:e\.g|i\.e|etc|approx|incl|no|nr|mr|mrs|ms|dr|prof|st|vs|p\.m|a\.m|z\.b|ca|tel|max|min)\.$/i;

/** Sentences, and lines, which in lists and tables are sentences of their own. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split('\n')) {
    let open = '';
    for (const part of line.split(/(?<=[.!?…]["”’)]?)\s+(?=[\p{Lu}\p{N}"“(¿¡])/u)) {
      open = open === '' ? part : `${open} ${part}`;
      // An abbreviation's full stop ends nothing.
      if (ABBREVIATIONS.test(open)) continue;
      sentences.push(open.trim());
      open = '';
    }
    if (open.trim() !== '') sentences.push(open.trim());
  }
  return sentences.filter((sentence) => sentence !== '');
}

/** A sentence, or a question with its answer, at its place in a passage. */
export interface Unit {
  readonly text: string;
  readonly position: number;
}

/** Sentences, except that a question stays with what answers it. */
export function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  let question = '';
  for (const sentence of splitSentences(text)) {
    if (question === '' && /\?["”’)]?$/.test(sentence)) {
      question = sentence;
      continue;
    }
    units.push({ text: question === '' ? sentence : `${question} ${sentence}`, position: units.length });
    question = '';
  }
  if (question !== '') units.push({ text: question, position: units.length });
  return units;
}
