// Texts of the notice on lists while there is a demonstration.

export const agents = 'Some of these agents belong to the demo hotel, which you can remove on the home page.';
export const conversations =
  'Some of these conversations belong to the demo hotel, which you can remove on the home page.';
export const failed = 'The mark of the demo hotel could not be loaded.';
