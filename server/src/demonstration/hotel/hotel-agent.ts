export interface HotelDocument {
  readonly name: string;
  readonly text: string;
}

/** An agent of the demonstration, with the key that its conversations use. */
export interface HotelAgent {
  readonly key: 'reception' | 'spa' | 'restaurant';
  readonly name: string;
  readonly description: string;
  readonly welcome: string;
  readonly starterQuestions: readonly string[];
  readonly documents: readonly HotelDocument[];
}
