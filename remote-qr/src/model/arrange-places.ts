interface Place {
  readonly place: string;
  readonly agentName: string;
  readonly questions: number;
  readonly unanswered: number;
}

interface PlaceView {
  readonly search: string;
  /** Whether to leave out places at which every question was answered. */
  readonly isOnlyMissing: boolean;
}

/** Lists the places in a view, ordered by most unanswered questions, then by most questions, then by name. */
export function arrangePlaces<P extends Place>(places: readonly P[], { search, isOnlyMissing }: PlaceView): P[] {
  const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  const wanted = search.trim().toLowerCase();
  return places
    .filter(
      ({ place, agentName, unanswered }) =>
        (!isOnlyMissing || unanswered > 0) &&
        (place.toLowerCase().includes(wanted) || agentName.toLowerCase().includes(wanted)),
    )
    .sort(
      (one, other) =>
        other.unanswered - one.unanswered || other.questions - one.questions || compare(one.place, other.place),
    );
}
