export default function translateSentences(
  this: { getOptions(): { sentences: Readonly<Record<string, string>> } },
  source: string,
): string;
