import { CHAT_TEXT_MAX } from '@frontdesk/shared/endpoints/chat';
import { getLimits } from '@frontdesk/shared/endpoints/limits';
import type { FastifyInstance } from 'fastify';
import { DOCUMENT_KINDS } from '../documents/extract/detect-format';
import { anyone, route } from '../http/route';
import type { Services } from '../services';

/** Tells a front end what this server accepts, so that it refuses nothing which another server would accept. */
export function limitsRoutes(app: FastifyInstance, { config }: Services): void {
  route(app, getLimits, anyone, () => ({
    documentKinds: DOCUMENT_KINDS,
    documentBytes: config.documentBytesMax,
    chatCharacters: CHAT_TEXT_MAX,
  }));
}
