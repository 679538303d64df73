/** A name without a space to break at, as owners paste them. */
export const LONG_NAME = 'Reception_desk_of_the_Grand_Hotel_with_all_its_restaurants_and_the_swimming_pool_2026';

/** A fixed time, so that two screenshots differ only in how long ago it was. */
export const SAMPLE_TIME = '2026-03-02T09:30:00Z';
