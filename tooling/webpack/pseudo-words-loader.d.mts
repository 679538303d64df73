export function pseudoText(text: string): string;
export default function pseudoWords(source: string): string;
