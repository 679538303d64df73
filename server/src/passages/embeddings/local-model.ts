/** The model in the server's own thread, by the name that is stored beside its embeddings. */
export const LOCAL_MODEL = 'all-MiniLM-L6-v2';
