/** Which database stores the data. */
export type Engine = 'sqlite' | 'postgres';
