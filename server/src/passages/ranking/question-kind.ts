/** What a question requests beyond its words: 'when' a time, 'how much' an amount. */
interface QuestionKind {
  readonly asked: RegExp;
  readonly answered: RegExp;
  /** Whether an answer without it is unlikely. */
  readonly isNeeded?: true;
}

const KINDS: readonly QuestionKind[] = [
  {
    asked: /\b(when|what time|opening|hours|until|open|closed?|deadline)\b/i,
    answered:
      /\b(\d{1,2}[:.]\d{2}|\d{1,2}\s?(am|pm|a\.m|p\.m|o'clock|h)\b|monday|tuesday|wednesday|thursday|friday|saturday|sunday|daily|weekdays?|january|february|march|april|june|july|august|september|october|november|december|\d{4}-\d{2}|noon|midnight|\d+ (minutes|hours|days|weeks|months))/i,
  },
  {
    isNeeded: true,
    asked: /\b(opening|business|office) (hours|times?)\b|^(when|what time|until when|how late)\b.*\b(open|close)/i,
    answered:
      /\b\d{1,2}([:.]\d{2}\b|\s?(am|pm|a\.m|p\.m|o'clock))|\b(at|from|until|till|to|after|before) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|dawn|dusk)\b|\d to \d|\b(closed|shut) (on|all)\b|\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b|day and night|24 hours|\ball day\b/i,
  },
  {
    asked: /\b(how (long|soon|quick|quickly|fast)|how many (days|weeks|months|hours)|duration|deadline|period)\b/i,
    answered:
      /\b(\d+|one|two|three|four|five|six|seven|ten|fourteen|thirty)[\s-]+(minute|hour|day|week|month|year|business|working|calendar)/i,
  },
  {
    isNeeded: true,
    asked:
      /\b(how much (is|are|for|to|do|does|will|must|would)|prices?|costs?|fees?|expensive)\b(?!.*\b(use|consume|weigh)\b)/i,
    answered:
      /([€$£¥]\s?\d|\d\s?([€$£¥]|eur|usd|gbp|chf|euros?|dollars?|pounds?|percent|%)|\b\d+[.,]\d\d\b|\bfees?:? |\bfree( of charge)?\b)/i,
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
  { isNeeded: true, asked: /\be-?mail address\b/i, answered: /[\w.+-]+@[\w-]+\.\w+/ },
  { isNeeded: true, asked: /\b(tele)?phone number\b/i, answered: /\+?\d[\d\s()/-]{4,}\d/ },
  { asked: /\b(e-?mail|mail|write|contact|reach)\b/i, answered: /[\w.+-]+@[\w-]+\.\w+/ },
  { asked: /\b(website|url|link|online|web)\b/i, answered: /(https?:\/\/|www\.)/ },
  { asked: /\bwho\b/i, answered: /\b\p{Lu}\p{L}+\s\p{Lu}\p{L}+/u },
  {
    asked: /^(can|may|am i|are|is|do|does|will)\b/i,
    answered: /\b(yes|no|not|only|may|can|cannot|must|allowed|permitted|welcome|possible|accept(ed)?|require[ds]?)\b/i,
  },
];

/** Returns whether the question asks for a kind of fact, such as a price, that none of `texts` contains. */
export function asksStrictly(question: string, texts: readonly string[]): boolean {
  return KINDS.some(
    ({ asked, answered, isNeeded }) => isNeeded && asked.test(question) && !texts.some((text) => answered.test(text)),
  );
}

/**
 * Returns whether `text` defines what the question asks about: '"Licensor" shall mean …' for 'Who is the licensor?'.
 */
function defines(question: string, text: string): boolean {
  const thing =
    /^(?:what|who) (?:is|are|does) (?:meant by |the definition of |the |an? )?["“]?([\w -]{3,40}?)["”]?(?: mean)?\s*\??$/i.exec(
      question,
    )?.[1];
  if (!thing) return false;
  const name = thing.replace(/e?s$/i, '').replace(/[^\w -]/g, '');
  return new RegExp(`^.{0,25}?\\b${name}(e?s)?["”]?\\s+([\\w ]{0,20} )?(shall )?(means?|refers?|is|are)\\b`, 'i').test(
    text,
  );
}

/** Returns how well `text` fits the kind of `question`: from 0, not at all or without a kind, to 3, a definition. */
export function answersKind(question: string, text: string): number {
  if (defines(question, text)) return 3;
  return KINDS.some(({ asked, answered }) => asked.test(question) && answered.test(text)) ? 1 : 0;
}
