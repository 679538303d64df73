/** Whether `text` is an http or https address with a host, and without spaces or control characters. */
export const isHttpAddress = (text: string): boolean => /^https?:\/\/[^\s/?#][^\s\p{Cc}]*$/iu.test(text);
