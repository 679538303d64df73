/** The model in the server's own thread, by the name stored with its embeddings. */
export const LOCAL_MODEL = 'all-MiniLM-L6-v2';
