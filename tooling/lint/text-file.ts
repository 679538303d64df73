/** A text of the repository: source, test or document. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}
