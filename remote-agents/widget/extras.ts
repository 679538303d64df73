/**
 * What a chat needs from its first message on: the markup of replies, and the form for a person. It is a separate file
 * that the first file loads with a message, because few visitors write. It shares no shortened names with the first
 * file. It exports nothing, because a page may have to load it as a classic script.
 */
import { personForm } from './person-form';
import { linkedText, replyMarkup } from './reply-markup';

const extras = { linkedText, personForm, replyMarkup };
export type Extras = typeof extras;

Object.assign(window, { [Symbol.for('chatbot-widget-extras')]: extras });
