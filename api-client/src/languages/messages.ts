/** Values of a text's placeholders, by name. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Translates an English text and fills in its values; undefined if it is not translated. */
export type Translate = (english: string, values: TextValues) => string | undefined;

/** Replaces the placeholders of a text with their values. */
export const filled = (text: string, values: TextValues): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

const SENTENCE = /[^.\s][^.]*\.?/g;

/** The first number of a sentence, such as '5,000'. */
const NUMBER = /\d[\d,]*/;

/**
 * Translates a message of the server sentence by sentence, because it joins the errors of several
 * fields. The catalogue has the placeholder `{number}` for a number. A sentence without translation
 * stays in English.
 */
export const translatedMessage = (message: string, translate: Translate): string =>
  message.replace(SENTENCE, (sentence) => {
    if (!sentence.endsWith('.')) return sentence;
    const [number] = NUMBER.exec(sentence) ?? [];
    if (number === undefined) return translate(sentence, {}) ?? sentence;
    return translate(sentence.replace(number, '{number}'), { number }) ?? sentence;
  });
