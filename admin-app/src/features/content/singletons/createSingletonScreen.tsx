import { buildFields } from '../../../shared/fields/buildFields';
import type { SingletonConfig } from './singletonDescriptor';
import { SingletonScreen } from './SingletonScreen';
import { singletonWords } from './singletonWords';

/**
 * The screen of one singleton. A file in `resources/`, named after the path of its definition,
 * exports it as its default.
 */
export const createSingletonScreen = <Value extends object>({
  type,
  words,
  ...others
}: SingletonConfig<Value>) => {
  const fields = buildFields(type.rules, others.fields, others.sections);
  const descriptor = { ...others, type, words: singletonWords(type, words), fields };
  return function Screen() {
    return <SingletonScreen descriptor={descriptor} />;
  };
};
