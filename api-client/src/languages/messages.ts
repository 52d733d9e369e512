/** Values of the placeholders of a text, by their names. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A text in another language, with its values; undefined when that language does not have it. */
export type Translate = (english: string, values: TextValues) => string | undefined;

/** A text with its values in the places of their names. */
export const filled = (text: string, values: TextValues): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

const SENTENCE = /[^.\s][^.]*\.?/g;

/** The first number of a sentence, such as '5,000'. */
const NUMBER = /\d[\d,]*/;

/**
 * Translates a message of the server sentence by sentence, because it joins what is wrong with each
 * field. The catalogue has `{number}` in the place of a number. A sentence that it lacks stays in
 * English.
 */
export const translatedMessage = (message: string, translate: Translate): string =>
  message.replace(SENTENCE, (sentence) => {
    if (!sentence.endsWith('.')) return sentence;
    const [number] = NUMBER.exec(sentence) ?? [];
    if (number === undefined) return translate(sentence, {}) ?? sentence;
    return translate(sentence.replace(number, '{number}'), { number }) ?? sentence;
  });
