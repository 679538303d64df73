import type { getBots } from '@frontdesk/shared/endpoints/bot-list';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { describeContent, type QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { kindOf } from '@frontdesk/shared/endpoints/qr-kinds/kinds';
import { useNewerChanges } from '@frontdesk/shared/newer-changes';
import { type QueryClient, useQueryClient } from '@frontdesk/shared/query';
import { useRef } from 'react';
import { agentsQuery } from '../../api/agents';
import { fetchCode, fetchStyle } from '../../api/save-codes';
import { deletedAgent } from '../../messages/chat';
import { unreadableHelp } from '../../messages/common';
import { name as resultName } from '../../messages/result';
import * as words from '../../messages/studio';
import type { SavedQr } from '../../model/qr-content';
import { type FormValues, formValuesOf, readContent, readPayload } from '../../model/qr-content';
import { PLAIN_STYLE, type QrStyle } from '../../model/qr-style';
import { styleInWork } from '../work-in-progress';

/** The parts of an edited code that are saved. */
export interface EditedCode {
  readonly content: QrContent;
  readonly name: string;
  readonly style: QrStyle;
}

/** The basis of a code's changes; an unknown payload (as JSON) counts as the currently stored one. */
interface Begun {
  readonly payload: string | undefined;
  readonly name: string;
}

/** Names used together with those of a payload's fields, which contain no '#'. */
const [NAME, STYLE, CONTENT] = ['#name', '#style', '#content'] as const;

/**
 * Compares an edited code with the stored one, right before saving: by name, by style, and by each field of the
 * content, or by the whole content if the kind was changed. Callers save the result of `check`; if it is null, they
 * save nothing.
 */
export function useNewerCode(id: SavedQr['id'] | undefined) {
  const stored = useRef<FormValues>({});
  const queries = useQueryClient();
  const labels = useRef<Record<string, string>>({});
  const newer = useNewerChanges({
    read: async () => stored.current,
    labels: labels.current,
    format: (value, name) => {
      if (name === STYLE) return describeStyle(value);
      return name === 'agentId' ? nameOfAgent(queries, value) : value;
    },
  });

  async function check(mine: EditedCode, begun: Begun): Promise<EditedCode | null> {
    if (id === undefined) return mine;
    // If the server cannot be reached, the save call reports that.
    const read = await Promise.all([fetchCode(id), fetchStyle(id)]).catch(() => null);
    if (!read) return mine;
    const [code, storedStyle] = read;
    const theirs = { content: readContent(code.type, code.payload), style: storedStyle ?? mine.style };
    const { type } = mine.content;
    const begunPayload = begun.payload ?? code.payload;
    const begunFields = readPayload(type, begunPayload);
    const begunContent = begunFields && ({ type, payload: begunFields } as QrContent);
    const isByField = theirs.content?.type === type && begunContent !== null;
    const valuesOf = (content: QrContent | null, name: string, style: QrStyle): FormValues => ({
      ...(isByField && content
        ? formValuesOf(content.payload)
        : { [CONTENT]: content ? describeContent(content).join('\n') : unreadableHelp }),
      [NAME]: name,
      [STYLE]: JSON.stringify({ ...PLAIN_STYLE, ...style }),
    });
    Object.assign(labels.current, { [NAME]: resultName, [STYLE]: words.style, [CONTENT]: words.content });
    for (const [name, { label }] of Object.entries(kindOf(type).fields)) labels.current[name] = label;
    stored.current = valuesOf(theirs.content, code.name, theirs.style);
    const chosen = await newer.before(
      valuesOf(mine.content, mine.name, mine.style),
      valuesOf(
        // Interprets content of another kind as the currently stored kind.
        isByField ? begunContent : (readContent(code.type, begunPayload) ?? begunContent),
        begun.name,
        styleInWork.begun(id) ?? theirs.style,
      ),
    );
    if (!chosen) return null;
    const keeps = (field: string) => chosen[field] === stored.current[field];
    const whole = keeps(CONTENT) && theirs.content ? theirs.content : mine.content;
    const merged = isByField ? readPayload(type, JSON.stringify(chosen)) : null;
    return {
      content: merged ? ({ type, payload: merged } as QrContent) : whole,
      name: chosen[NAME] ?? mine.name,
      style: keeps(STYLE) ? theirs.style : mine.style,
    };
  }
  return { check, dialog: newer.dialog };
}

/** Returns the name of an agent that the form has loaded. */
function nameOfAgent(queries: QueryClient, id: string): string {
  const agents = queries.getQueryData<ResponseOf<typeof getBots>>(agentsQuery.queryKey);
  return agents?.find((agent) => String(agent.id) === id)?.name ?? deletedAgent;
}

/** Lists the features by which an owner would tell two styles apart. */
function describeStyle(json: string): string {
  const { dark, light, shape, logo, frame, quietZone, sizeMm } = JSON.parse(json) as QrStyle;
  return [
    words.styleColors(dark, light),
    words.shapes[shape],
    logo === null ? words.withoutLogo : words.withLogo,
    frame && words.withFrame(frame),
    words.styleMeasures(quietZone, sizeMm),
  ]
    .filter(Boolean)
    .join('\n');
}
