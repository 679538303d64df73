import { setTimeout } from 'node:timers/promises';
import type { DashboardLanguage } from '@frontdesk/shared/endpoints/languages';
import { findUserByEmail } from '../accounts/account-store';
import { notFound } from '../http/api-error';
import { holdLease } from '../jobs/lease';
import { addAgents } from './add-agents';
import { addCodes } from './add-codes';
import { addConversations } from './add-conversations';
import { addDocuments, readDocuments } from './add-documents';
import { addNotifications } from './add-notifications';
import { type DemonstrationContents, newContents } from './demonstration-contents';
import type { DemonstrationServices } from './demonstration-services';
import {
  claimDemonstration,
  type Demonstration,
  endLease,
  extendLease,
  finishDemonstration,
  readDemonstration,
  refuseDemonstration,
} from './demonstration-store';
import { HOTELS, type Hotel } from './hotel/hotel';
import { removeDemonstration } from './remove-demonstration';

const LOOK_MS = 100;
/** Interval for checking whether somebody removed a demonstration that is being filled. */
const EXTEND_MS = 500;
/** Interval for checking whether a server that was filling a demonstration has stopped. */
const TAKE_OVER_MS = 2_000;

/** Fills and removes an organization's demonstration hotel. Each organization has at most one. */
export class Demonstrations {
  readonly #stop = new AbortController();
  readonly #filling = new Map<string, Promise<void>>();
  readonly #takingOver = new Set<Promise<void>>();

  constructor(
    private readonly services: DemonstrationServices,
    private readonly logFailure: (failure: unknown) => void,
  ) {}

  /**
   * Creates the quick parts and returns; conversations follow. Does nothing if there is a demonstration already, even
   * an unfinished one that is being filled. First removes what an earlier server left unfinished.
   */
  async begin(organizationId: string, language: DashboardLanguage): Promise<void> {
    const { database } = this.services;
    const known = await readDemonstration(database, organizationId);
    if (known?.state === 'stopped') await removeDemonstration(this.services, organizationId, known.contents);
    else if (known) return;
    const hotel = HOTELS[language];
    const contents = newContents(hotel);
    if (!(await claimDemonstration(database, organizationId, contents))) return;
    const now = Date.now();
    const { signal, release } = this.#hold(organizationId, contents);
    try {
      await addAgents(this.services, organizationId, hotel, contents, now);
      await addDocuments(this.services, organizationId, hotel, contents);
      await addCodes(this.services, organizationId, hotel, contents, now);
    } catch (failure) {
      await release();
      await removeDemonstration(this.services, organizationId, contents);
      throw failure;
    }
    const filling = this.#fill(organizationId, { hotel, contents }, now, signal)
      .finally(release)
      .catch(async (failure: unknown) => {
        // The next start removes what has been created.
        if (this.#stop.signal.aborted) return;
        if (!signal.aborted) this.logFailure(failure);
        await removeDemonstration(this.services, organizationId, contents).catch(this.logFailure);
      })
      .finally(() => this.#filling.delete(organizationId));
    this.#filling.set(organizationId, filling);
  }

  /** Returns a person's organization and the state of its demonstration; null when nobody has this email. */
  async ofPerson(email: string) {
    const { database } = this.services;
    const person = await findUserByEmail(database, email);
    if (!person) return null;
    const organizationId = person.organization_id;
    return { organizationId, state: (await readDemonstration(database, organizationId))?.state ?? 'none' };
  }

  /** Begins to fill it, and begins again in the background if another server stopped before the end. */
  async ensure(organizationId: string, language: DashboardLanguage): Promise<void> {
    await this.begin(organizationId, language);
    const takingOver = this.#takeOver(organizationId, language)
      .catch((failure: unknown) => {
        if (!this.#stop.signal.aborted) this.logFailure(failure);
      })
      .finally(() => this.#takingOver.delete(takingOver));
    this.#takingOver.add(takingOver);
  }

  async #takeOver(organizationId: string, language: DashboardLanguage): Promise<void> {
    const { signal } = this.#stop;
    const state = async () => (await readDemonstration(this.services.database, organizationId))?.state;
    for (let now = await state(); now === 'filling' || now === 'stopped'; now = await state()) {
      if (now === 'stopped') await this.begin(organizationId, language);
      await setTimeout(TAKE_OVER_MS, null, { signal });
    }
  }

  /**
   * Removes the demonstration. If an instance is still filling it, waits until that instance has stopped, so that
   * nothing is added afterwards. Throws 404 if there is none.
   */
  async remove(organizationId: string): Promise<void> {
    const { database } = this.services;
    const unwanted = await readDemonstration(database, organizationId);
    if (!unwanted) throw notFound('demonstration');
    const [firstAgent] = unwanted.contents.agents;
    for (
      let known: Demonstration | null = unwanted;
      // Another demonstration may begin as soon as this one is removed.
      known?.contents.agents[0] === firstAgent && known;
      known = await readDemonstration(database, organizationId)
    ) {
      if (known.state === 'filling') {
        await refuseDemonstration(database, organizationId);
        await setTimeout(LOOK_MS);
      } else await removeDemonstration(this.services, organizationId, known.contents);
    }
  }

  async close(): Promise<void> {
    this.#stop.abort(new Error('The server is closing.'));
    await Promise.all([...this.#filling.values(), ...this.#takingOver]);
  }

  /** Extends the lease while it is being filled, and ends it when the server closes. */
  #hold(organizationId: string, contents: DemonstrationContents) {
    const { database } = this.services;
    const { signal: stop } = this.#stop;
    const lease = holdLease({
      extend: () => extendLease(database, organizationId, contents),
      everyMs: EXTEND_MS,
      stop,
      logFailure: this.logFailure,
    });
    const release = async () => {
      await lease.release();
      if (stop.aborted) await endLease(database, organizationId, contents).catch(this.logFailure);
    };
    return { signal: lease.signal, release };
  }

  async #fill(
    organizationId: string,
    { hotel, contents }: { readonly hotel: Hotel; readonly contents: DemonstrationContents },
    now: number,
    signal: AbortSignal,
  ): Promise<void> {
    const { database } = this.services;
    await readDocuments(this.services, organizationId, hotel, contents, signal);
    const work = { signal, logFailure: this.logFailure };
    await addConversations(this.services, organizationId, hotel, contents, now, work);
    await addNotifications(database, organizationId, hotel, contents, now);
    const daily = await database.db
      .selectFrom('daily_counts')
      .select(['agent_id as agentId', 'day', 'name', 'count'])
      .where('organization_id', '=', organizationId)
      .where('agent_id', 'in', contents.agents)
      .execute();
    const ofPeople = await database.db
      .selectFrom('person_counts')
      .select(['agent_id as agentId', 'day', 'name', 'count', 'person_id as personId'])
      .where('organization_id', '=', organizationId)
      .where('agent_id', 'in', contents.agents)
      .execute();
    if (!(await finishDemonstration(database, organizationId, contents, [...daily, ...ofPeople]))) {
      await removeDemonstration(this.services, organizationId, contents);
    }
  }
}
