/*
 * Whether somebody asks for a person in words: 'can I talk to a human', 'I want to speak to someone', 'Mitarbeiter'. A
 * question about a person, such as 'Who is the person in charge?', is none.
 */
const PERSON =
  '(?:(?:real |live |actual |human |support |service |customer )*(?:person|human(?: being)?|someone|somebody|agent|operator|representative|rep|employee|staff(?: member)?|advisor|adviser|colleague|support|customer service|the team|your team)|(?:one|a member) of your (?:staff|team|people|colleagues|employees))';
const CONTACT =
  '(?:talk|speak|chat|write|be (?:connected|transferred|put through)|get (?:connected|through)|contact|reach|call)';
const WISHES: readonly RegExp[] = [
  new RegExp(`\\b${CONTACT}(?:ing)? (?:directly )?(?:to|with)? ?(?:an?|some|the|your)? ?${PERSON}\\b`),
  new RegExp(
    `\\b(?:connect|transfer|put|forward|pass|hand) me (?:over |through |on )?(?:to|with) (?:an?|the|your)? ?${PERSON}\\b`,
  ),
  /^(?:i (?:want|need|would like|d like) |get me |give me |let me have )?(?:an? )?(?:real |live )?(?:human|person|human being|operator|human agent|live agent|representative)(?: please| now)*$/,
  /\b(?:call me back|have someone (?:call|contact|write))\b/,
  /\b(?:mit|zu) (?:\w+ )?(?:(?:echten |richtigen )?(?:menschen|person|mitarbeiter(?:in)?|kundenberater(?:in)?|berater(?:in)?|kundenservice|kundendienst|jemandem|jemand)) (?:\w+ )?(?:sprechen|reden|chatten|telefonieren|verbunden|verbinden|verbunden werden)\b/,
  /\b(?:sprechen|reden|chatten|verbinden)\b.*\bmit (?:einem |einer |ihrem |jemand(?:em)?)(?:echten |richtigen )?(?:menschen|person|mitarbeiter(?:in)?|berater(?:in)?|kundenservice)?\b/,
  /^(?:ich (?:will|mochte|brauche|hatte gern(?:e)?) )?(?:einen |eine )?(?:echten |richtigen )?(?:menschen|mensch|mitarbeiter(?:in)?|kundenberater(?:in)?)(?: bitte| sprechen)*$/,
];

/** Whether a visitor's message says that they want a person, in English or German. */
export function wantsPerson(text: string): boolean {
  const said = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return WISHES.some((wish) => wish.test(said));
}
