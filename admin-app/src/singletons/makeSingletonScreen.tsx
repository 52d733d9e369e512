import type { SingletonDescriptor } from './singletonDescriptor';
import { SingletonScreen } from './SingletonScreen';

/** The screen of one singleton. A file in `resources/`, named after the path of its definition, exports it as its default. */
export const singletonScreen = <Value extends object>(descriptor: SingletonDescriptor<Value>) =>
  function Screen() {
    return <SingletonScreen descriptor={descriptor} />;
  };
