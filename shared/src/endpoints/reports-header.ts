/** A header of the registry's answer (not in the spec): this server collects reports from browsers. */
export const REPORTS_HEADER = 'x-client-reports';
