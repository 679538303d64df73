/** What a question asks for beyond its words: 'when' wants a time, 'how much' an amount. */
interface QuestionKind {
  readonly asked: RegExp;
  readonly answered: RegExp;
}

const KINDS: readonly QuestionKind[] = [
  {
    asked: /\b(when|what time|opening|hours|until|open|closed?|deadline)\b/i,
    answered:
      /\b(\d{1,2}[:.]\d{2}|\d{1,2}\s?(am|pm|a\.m|p\.m|o'clock|h)\b|monday|tuesday|wednesday|thursday|friday|saturday|sunday|daily|weekdays?|january|february|march|april|june|july|august|september|october|november|december|\d{4}-\d{2}|noon|midnight)/i,
  },
  {
    asked: /\b(how (long|soon|quick|quickly|fast)|how many (days|weeks|months|hours)|duration|deadline|period)\b/i,
    answered:
      /\b(\d+|one|two|three|four|five|six|seven|ten|fourteen|thirty)[\s-]+(minute|hour|day|week|month|year|business|working|calendar)/i,
  },
  {
    asked: /\b(how much|price|cost|costs|fee|charge|expensive|pay|rate)\b/i,
    answered: /([€$£¥]\s?\d|\d\s?([€$£¥]|eur|usd|gbp|chf|euros?|dollars?|pounds?|percent|%)|\bfree( of charge)?\b)/i,
  },
  {
    asked: /\b(how many|how often|number of|capacity|maximum|limit)\b/i,
    answered: /\b(\d+|one|two|three|four|five|six|ten|twelve)\b/i,
  },
  {
    asked: /\b(where|address|located|location|directions?)\b/i,
    answered:
      /\b(street|st\.|road|avenue|square|lane|floor|building|station|city|near|opposite|located|address|platz|stra(ss|ß)e|\d{4,5}\s\p{Lu})/iu,
  },
  { asked: /\b(phone|call|telephone|number|reach|contact)\b/i, answered: /(\+?\d[\d\s()/-]{6,}\d|@)/ },
  { asked: /\b(e-?mail|mail|write|contact|reach)\b/i, answered: /[\w.+-]+@[\w-]+\.\w+/ },
  { asked: /\b(website|url|link|online|web)\b/i, answered: /(https?:\/\/|www\.)/ },
  { asked: /\bwho\b/i, answered: /\b\p{Lu}\p{L}+\s\p{Lu}\p{L}+/u },
  {
    asked: /^(can|may|am i|are|is|do|does|will)\b/i,
    answered: /\b(yes|no|not|only|may|can|cannot|must|allowed|permitted|welcome|possible|accept(ed)?|require[ds]?)\b/i,
  },
];

/** Whether `text` holds the sort of thing that `question` asks for; false too when it asks for nothing special. */
export function answersKind(question: string, text: string): boolean {
  return KINDS.some(({ asked, answered }) => asked.test(question) && answered.test(text));
}
