export default function exportWords(source: string): string;
