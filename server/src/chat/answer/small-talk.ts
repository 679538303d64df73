const GREETING =
  /^(hi|hello|hey|hiya|good (morning|afternoon|evening|day)|greetings|howdy|moin|hallo|bonjour|hola|ciao)( (there|all|everyone|team|you|bot))?$/;
const THANKS =
  /^((many |ok |okay |great |perfect |alright )*(thanks|thank you|thx|ty|cheers|merci|danke|gracias))( (a lot|so much|very much|again|for (the|your) help|that helps?|that helped))*$/;
const GOODBYE = /^(bye|goodbye|bye bye|good bye|see you|see you (later|soon)|ciao|take care|have a (nice|good) day)$/;
const ABOUT_ITSELF =
  /^(who|what) are you( exactly)?$|^are you (a |an )?(real )?(bot|robot|human|real|person|ai)$|^what can you do( for me)?$|^(can you )?help( me)?( please)?$/;

/** What is said to somebody who asks nothing; null when something is asked. */
export function replyToSmallTalk(text: string, agentName: string): string | null {
  const said = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (said === '') return 'What would you like to know?';
  if (GREETING.test(said)) return `Hello! I am ${agentName}. What would you like to know?`;
  if (THANKS.test(said)) return 'You are welcome! Is there anything else you would like to know?';
  if (GOODBYE.test(said)) return 'Goodbye, and thank you for your visit!';
  if (ABOUT_ITSELF.test(said)) {
    return `I am ${agentName}, an automatic assistant. I answer questions from the documents I was given.`;
  }
  return null;
}
