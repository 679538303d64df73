import { count } from '@frontdesk/shared/endpoints/count';

// Texts about places' codes. None is in the spec. Each text is a separate export, so that a page loads only its own.

export const chooseAgent = 'Choose an agent';
export const deletedAgent = 'Deleted agent';
export const answeredBy = (agent: string) => `Agent: ${agent}`;
export const disabledAgent = (name: string) => `${name} (disabled)`;
export const agentHint = 'Answers people who scan the code.';
export const placeHint = 'What people call it, such as “Table 12”. Visitors read it at the top of the chat.';
export const factsHint = 'What is true only here, one fact per line. The agent reads these before its documents.';
export const startersHint = 'Buttons in the chat, one question per line. Without any, the chat shows the agent’s own.';
export const fullList = (item: string, most: number) => `A place has at most ${most} ${item.toLowerCase()}s.`;
export const addFact = 'Add a fact';
export const addQuestion = 'Add a question';
export const lineName = (item: string, number: number) => `${item} ${number}`;
export const removeLine = (item: string, number: number) => `Remove ${item.toLowerCase()} ${number}`;
export const lineLength = (length: number, most: number) => `${count(length)} of ${count(most)} characters`;
export const noAgents = 'A place needs an agent. You have none yet.';
export const newAgent = 'Create an agent';
export const agentsFailed = 'Your agents could not be loaded.';
export const notHere = 'Place codes are not available on this server.';
export const otherCodes = 'Other QR codes';
