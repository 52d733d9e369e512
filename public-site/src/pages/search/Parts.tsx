import type { TextPart } from '@charity-site/api-client/entities';

/** A text with the words that were found marked. */
export function Parts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, found }, index) => (found ? <mark key={index}>{text}</mark> : text));
}
