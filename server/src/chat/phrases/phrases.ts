import { LANGUAGES, type Language, preferredLanguage } from '@frontdesk/shared/endpoints/languages';
import { plainWords, stopWordsOf } from '../../terms/terms';
import { likelyLanguage, type TextLanguage } from '../../terms/text-language';

/** An agent's own sentences, apart from the documents. */
export interface Phrases {
  /** Says that nothing was found. Never followed by a quote. */
  readonly notFound: string;
  /** Before a quote that may or may not answer the question. */
  readonly mayHelp: string;
  /** For a visitor who wants a person, when the agent offers that. */
  readonly offerPerson: string;
  /** After a visitor left an email for a person. */
  readonly personAsked: (email: string) => string;
  /** For a page that does not show a person's messages automatically. */
  readonly personReplies: (person: string) => string;
  /** While a visitor waits for a person to join. */
  readonly personWaits: (minutes: number) => string;
  /** After a wait in which nobody joined. */
  readonly nobodyFree: string;
  /** After the opening hours, for a visitor who wants a person when nobody is working. */
  readonly leaveEmail: string;
  /** For a visitor who wants a person, when the agent does not offer that. */
  readonly noPerson: string;
  readonly greeting: (agent: string) => string;
  readonly howAreYou: string;
  readonly thanks: string;
  readonly goodbye: string;
  readonly aboutItself: (agent: string) => string;
  /** After an insult. */
  readonly calm: string;
  /** After a message that contains no words. */
  readonly whatToKnow: string;
}

export const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    notFound: 'I could not find that in the documents.',
    mayHelp: 'I am not sure. This may help:',
    offerPerson: 'A person can help you with that. Leave your name and your email, and somebody will reply to you.',
    personAsked: (email) => `Thank you. Somebody will read your message and reply to ${email}.`,
    personReplies: (person) => `${person} has your message and will reply in this chat.`,
    personWaits: (minutes) =>
      `The team has been notified. Somebody may join here within ${minutes === 1 ? '1 minute' : `${minutes} minutes`}. You can keep asking me in the chat, or leave your email.`,
    nobodyFree: 'Nobody is free right now. Leave your email, and somebody will reply to you.',
    leaveEmail: 'Leave your email, and somebody will reply to you.',
    noPerson: 'I am an automatic assistant and cannot connect you to a person here. What would you like to know?',
    greeting: (agent) => `Hello! I am ${agent}. What would you like to know?`,
    howAreYou: 'I’m doing well, thanks! What would you like to know?',
    thanks: 'You are welcome! Is there anything else you would like to know?',
    goodbye: 'Goodbye, and thank you for your visit!',
    aboutItself: (agent) => `I am ${agent}, an automatic assistant. I answer questions from the documents I was given.`,
    calm: 'I am sorry that I could not help so far. Please ask me again in other words.',
    whatToKnow: 'What would you like to know?',
  },
  de: {
    notFound: 'Das konnte ich in den Dokumenten nicht finden.',
    mayHelp: 'Ich bin nicht sicher. Das könnte helfen:',
    offerPerson:
      'Dabei kann Ihnen ein Mensch helfen. Hinterlassen Sie Ihren Namen und Ihre E-Mail-Adresse, dann meldet sich jemand bei Ihnen.',
    personAsked: (email) => `Vielen Dank. Jemand liest Ihre Nachricht und antwortet an ${email}.`,
    personReplies: (person) => `Ihre Nachricht ist angekommen. ${person} antwortet hier im Chat.`,
    personWaits: (minutes) =>
      `Das Team weiß Bescheid. Vielleicht kommt innerhalb von ${minutes === 1 ? '1 Minute' : `${minutes} Minuten`} jemand dazu. Sie können im Chat weiter fragen oder Ihre E-Mail-Adresse hinterlassen.`,
    nobodyFree: 'Gerade hat niemand Zeit. Hinterlassen Sie Ihre E-Mail-Adresse, dann meldet sich jemand bei Ihnen.',
    leaveEmail: 'Hinterlassen Sie Ihre E-Mail-Adresse, dann meldet sich jemand bei Ihnen.',
    noPerson:
      'Ich bin ein automatischer Assistent und kann Sie hier nicht mit einem Menschen verbinden. Was möchten Sie wissen?',
    greeting: (agent) => `Hallo! Ich bin ${agent}. Was möchten Sie wissen?`,
    howAreYou: 'Danke, mir geht es gut! Was möchten Sie wissen?',
    thanks: 'Gern geschehen! Möchten Sie noch etwas wissen?',
    goodbye: 'Auf Wiedersehen und vielen Dank für Ihren Besuch!',
    aboutItself: (agent) =>
      `Ich bin ${agent}, ein automatischer Assistent. Ich beantworte Fragen aus den Dokumenten, die ich bekommen habe.`,
    calm: 'Es tut mir leid, dass ich bisher nicht helfen konnte. Bitte fragen Sie noch einmal mit anderen Worten.',
    whatToKnow: 'Was möchten Sie wissen?',
  },
  fr: {
    notFound: "Je n'ai pas trouvé cela dans les documents.",
    mayHelp: 'Je ne suis pas sûr. Ceci peut vous aider :',
    offerPerson: 'Une personne peut vous aider. Laissez votre nom et votre adresse e-mail, et quelqu’un vous répondra.',
    personAsked: (email) => `Merci. Quelqu’un va lire votre message et vous répondre à ${email}.`,
    personReplies: (person) => `Votre message est bien arrivé. ${person} vous répondra dans ce chat.`,
    personWaits: (minutes) =>
      `L’équipe est prévenue. Quelqu’un peut vous rejoindre ici d’ici ${minutes === 1 ? '1 minute' : `${minutes} minutes`}. Vous pouvez continuer à poser vos questions dans la discussion, ou laisser votre adresse e-mail.`,
    nobodyFree: 'Personne n’est disponible pour le moment. Laissez votre adresse e-mail, et quelqu’un vous répondra.',
    leaveEmail: 'Laissez votre adresse e-mail, et quelqu’un vous répondra.',
    noPerson:
      'Je suis un assistant automatique et ne peux pas vous mettre en relation avec une personne ici. Que souhaitez-vous savoir ?',
    greeting: (agent) => `Bonjour ! Je suis ${agent}. Que souhaitez-vous savoir ?`,
    howAreYou: 'Je vais bien, merci ! Que souhaitez-vous savoir ?',
    thanks: 'Avec plaisir ! Souhaitez-vous savoir autre chose ?',
    goodbye: 'Au revoir, et merci de votre visite !',
    aboutItself: (agent) =>
      `Je suis ${agent}, un assistant automatique. Je réponds aux questions à partir des documents que j'ai reçus.`,
    calm: 'Je suis désolé de ne pas avoir pu vous aider. Posez-moi la question autrement, s’il vous plaît.',
    whatToKnow: 'Que souhaitez-vous savoir ?',
  },
  es: {
    notFound: 'No he encontrado eso en los documentos.',
    mayHelp: 'No estoy seguro. Esto puede ayudarle:',
    offerPerson: 'Una persona puede ayudarle. Deje su nombre y su correo electrónico, y alguien le responderá.',
    personAsked: (email) => `Gracias. Alguien leerá su mensaje y le responderá a ${email}.`,
    personReplies: (person) => `Su mensaje ha llegado. ${person} le responderá en este chat.`,
    personWaits: (minutes) =>
      `El equipo está avisado. Alguien puede unirse aquí en ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}. Puede seguir preguntando en el chat o dejar su correo electrónico.`,
    nobodyFree: 'Ahora mismo no hay nadie disponible. Deje su correo electrónico y alguien le responderá.',
    leaveEmail: 'Deje su correo electrónico y alguien le responderá.',
    noPerson:
      'Soy un asistente automático y aquí no puedo ponerle en contacto con una persona. ¿Qué le gustaría saber?',
    greeting: (agent) => `¡Hola! Soy ${agent}. ¿Qué le gustaría saber?`,
    howAreYou: '¡Estoy bien, gracias! ¿Qué le gustaría saber?',
    thanks: '¡De nada! ¿Le gustaría saber algo más?',
    goodbye: '¡Adiós y gracias por su visita!',
    aboutItself: (agent) =>
      `Soy ${agent}, un asistente automático. Respondo preguntas a partir de los documentos que me han dado.`,
    calm: 'Siento no haber podido ayudarle hasta ahora. Por favor, pregúnteme de nuevo con otras palabras.',
    whatToKnow: '¿Qué le gustaría saber?',
  },
  it: {
    notFound: 'Non ho trovato questa informazione nei documenti.',
    mayHelp: 'Non ne sono sicuro. Questo potrebbe essere utile:',
    offerPerson: 'Una persona può aiutarla. Lasci il suo nome e la sua e-mail e qualcuno le risponderà.',
    personAsked: (email) => `Grazie. Qualcuno leggerà il suo messaggio e le risponderà a ${email}.`,
    personReplies: (person) => `Il suo messaggio è arrivato. ${person} le risponderà in questa chat.`,
    personWaits: (minutes) =>
      `Il team è stato avvisato. Qualcuno può unirsi qui entro ${minutes === 1 ? '1 minuto' : `${minutes} minuti`}. Può continuare a fare domande nella chat o lasciare la sua e-mail.`,
    nobodyFree: 'Al momento nessuno è libero. Lasci la sua e-mail e qualcuno le risponderà.',
    leaveEmail: 'Lasci la sua e-mail e qualcuno le risponderà.',
    noPerson:
      'Sono un assistente automatico e qui non posso metterla in contatto con una persona. Che cosa desidera sapere?',
    greeting: (agent) => `Buongiorno! Sono ${agent}. Che cosa desidera sapere?`,
    howAreYou: 'Sto bene, grazie! Che cosa desidera sapere?',
    thanks: 'Prego! Desidera sapere altro?',
    goodbye: 'Arrivederci e grazie della visita!',
    aboutItself: (agent) =>
      `Sono ${agent}, un assistente automatico. Rispondo alle domande in base ai documenti che ho ricevuto.`,
    calm: 'Mi dispiace di non averla ancora aiutata. Provi a chiedermelo con altre parole.',
    whatToKnow: 'Che cosa desidera sapere?',
  },
  pt: {
    notFound: 'Não encontrei isso nos documentos.',
    mayHelp: 'Não tenho a certeza. Isto pode ajudar:',
    offerPerson: 'Uma pessoa pode ajudar. Deixe o seu nome e o seu e-mail e alguém lhe responderá.',
    personAsked: (email) => `Obrigado. Alguém lerá a sua mensagem e responderá para ${email}.`,
    personReplies: (person) => `A sua mensagem chegou. ${person} responderá neste chat.`,
    personWaits: (minutes) =>
      `A equipa foi avisada. Alguém pode juntar-se aqui dentro de ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}. Pode continuar a perguntar no chat ou deixar o seu e-mail.`,
    nobodyFree: 'De momento não há ninguém disponível. Deixe o seu e-mail e alguém lhe responderá.',
    leaveEmail: 'Deixe o seu e-mail e alguém lhe responderá.',
    noPerson: 'Sou um assistente automático e aqui não posso ligar a conversa a uma pessoa. O que gostaria de saber?',
    greeting: (agent) => `Olá! Sou ${agent}. O que gostaria de saber?`,
    howAreYou: 'Estou bem, obrigado! O que gostaria de saber?',
    thanks: 'De nada! Gostaria de saber mais alguma coisa?',
    goodbye: 'Até logo e obrigado pela visita!',
    aboutItself: (agent) =>
      `Sou ${agent}, um assistente automático. Respondo a perguntas com base nos documentos que recebi.`,
    calm: 'Lamento não ter conseguido ajudar até agora. Pergunte de novo por outras palavras, por favor.',
    whatToKnow: 'O que gostaria de saber?',
  },
  nl: {
    notFound: 'Dat kon ik niet in de documenten vinden.',
    mayHelp: 'Ik weet het niet zeker. Dit kan helpen:',
    offerPerson: 'Een medewerker kan u daarmee helpen. Laat uw naam en e-mailadres achter, dan krijgt u antwoord.',
    personAsked: (email) => `Dank u. Iemand leest uw bericht en antwoordt naar ${email}.`,
    personReplies: (person) => `Uw bericht is aangekomen. ${person} antwoordt hier in de chat.`,
    personWaits: (minutes) =>
      `Het team weet ervan. Misschien komt er binnen ${minutes === 1 ? '1 minuut' : `${minutes} minuten`} iemand bij. U kunt in de chat verder vragen of uw e-mailadres achterlaten.`,
    nobodyFree: 'Er is nu niemand vrij. Laat uw e-mailadres achter, dan krijgt u antwoord.',
    leaveEmail: 'Laat uw e-mailadres achter, dan krijgt u antwoord.',
    noPerson: 'Ik ben een automatische assistent en kan u hier niet met een persoon verbinden. Wat wilt u weten?',
    greeting: (agent) => `Hallo! Ik ben ${agent}. Wat wilt u weten?`,
    howAreYou: 'Het gaat goed, dank u! Wat wilt u weten?',
    thanks: 'Graag gedaan! Wilt u nog iets weten?',
    goodbye: 'Tot ziens en bedankt voor uw bezoek!',
    aboutItself: (agent) =>
      `Ik ben ${agent}, een automatische assistent. Ik beantwoord vragen met de documenten die ik heb gekregen.`,
    calm: 'Het spijt me dat ik nog niet kon helpen. Stel uw vraag alstublieft nog eens in andere woorden.',
    whatToKnow: 'Wat wilt u weten?',
  },
  pl: {
    notFound: 'Nie udało mi się znaleźć tego w dokumentach.',
    mayHelp: 'Nie mam pewności. To może pomóc:',
    offerPerson: 'W tej sprawie może pomóc pracownik. Proszę zostawić imię i adres e-mail, a ktoś odpowie.',
    personAsked: (email) => `Dziękujemy. Ktoś przeczyta Twoją wiadomość i odpowie na adres ${email}.`,
    personReplies: (person) => `Wiadomość dotarła. ${person} odpowie tutaj na czacie.`,
    personWaits: (minutes) =>
      `Zespół został powiadomiony. W ciągu ${minutes === 1 ? '1 minuty' : `${minutes} minut`} ktoś może tu dołączyć. Możesz dalej pytać na czacie albo zostawić adres e-mail.`,
    nobodyFree: 'W tej chwili nikt nie jest wolny. Zostaw adres e-mail, a ktoś odpowie.',
    leaveEmail: 'Zostaw adres e-mail, a ktoś odpowie.',
    noPerson: 'Jestem automatycznym asystentem i nie mogę tu połączyć z człowiekiem. Czego chcesz się dowiedzieć?',
    greeting: (agent) => `Dzień dobry! Nazywam się ${agent}. Czego chcesz się dowiedzieć?`,
    howAreYou: 'Dziękuję, wszystko dobrze! Czego chcesz się dowiedzieć?',
    thanks: 'Proszę bardzo! Czy mogę pomóc w czymś jeszcze?',
    goodbye: 'Do widzenia i dziękuję za wizytę!',
    aboutItself: (agent) =>
      `Nazywam się ${agent} i jestem automatycznym asystentem. Odpowiadam na pytania na podstawie otrzymanych dokumentów.`,
    calm: 'Przykro mi, że nie udało mi się jeszcze pomóc. Proszę zapytać innymi słowami.',
    whatToKnow: 'Czego chcesz się dowiedzieć?',
  },
};

/** Fewer words indicate a language only if one of them is a function word: 'pizza' does not indicate one. */
const WORDS_MIN = 5;

/**
 * Returns the language of the agent's phrases: the question's, or the browser's when the question does not indicate
 * one.
 */
export function replyLanguage(
  question: string,
  acceptLanguage: string | undefined,
  documents: TextLanguage = 'und',
): Language {
  const known = documents === 'und' ? null : documents;
  const usual = browserLanguage(acceptLanguage) ?? known ?? 'en';
  const words = plainWords(question);
  const own = (language: Language, other: Language) =>
    words.filter((word) => word.length > 1 && stopWordsOf(language).has(word) && !stopWordsOf(other).has(word)).length;
  if (known && known !== usual && own(known, usual) > own(usual, known)) return known;
  const likely = likelyLanguage(question, usual);
  if (likely === usual || words.length >= WORDS_MIN) return likely;
  // 'wat tiem is brekfast' contains a Dutch word, but the documents and the browser are English.
  return own(likely, usual) >= (likely === known || known === null ? 1 : 2) ? likely : usual;
}

/**
 * Returns the browser's most preferred language for which we have phrases, by the header's weights; else null.
 */
export const browserLanguage = (acceptLanguage: string | undefined): Language | null =>
  preferredLanguage(acceptLanguage, LANGUAGES);
