import { buildFields } from '../../../shared/fields/buildFields';
import type { SingletonConfig } from './singletonDescriptor';
import { SingletonScreen } from './SingletonScreen';
import { singletonWords } from './singletonWords';

/**
 * Creates the screen of a singleton. Each file in `resources/` default-exports one and is named
 * after its definition's path.
 */
export const createSingletonScreen = <Value extends object>({
  type,
  words,
  ...config
}: SingletonConfig<Value>) => {
  const fields = buildFields(type.rules, config.fields, config.sections);
  const descriptor = { ...config, type, words: singletonWords(type, words), fields };
  return function Screen() {
    return <SingletonScreen descriptor={descriptor} />;
  };
};
