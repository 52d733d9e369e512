import { FIRST_PRIVACY, privacy, safeguarding, type Policy } from '@charity-site/api-client/entities';
import { richText } from '../forms/fields';
import type { SingletonDescriptor } from './singletonDescriptor';
import { SingletonScreen } from './SingletonScreen';
import { singletonWords } from './singletonWords';

type About = Pick<SingletonDescriptor<Policy>, 'type' | 'first'> & {
  /** Name of the page. */
  page: string;
  none: string;
  hint: string;
};

const descriptorOf = ({ page, none, hint, ...about }: About): SingletonDescriptor<Policy> => ({
  ...about,
  words: singletonWords(`${page} Page`, none, {
    confirm: `Are you sure you want to delete the text of the page ${page}?`,
  }),
  fields: [richText('text', 'Text', hint)],
});

const privacyScreen = descriptorOf({
  page: 'Privacy',
  type: privacy,
  first: { text: FIRST_PRIVACY },
  none: 'No text of your own yet. Visitors read the text that came with the website, which is in the form.',
  hint: 'What you store about people, why and for how long. Your telephone number and email address follow it.',
});

const safeguardingScreen = descriptorOf({
  page: 'Safeguarding',
  type: safeguarding,
  none: 'No text yet. Visitors read that you have not published a statement.',
  hint: 'How you protect children and adults, and who to tell. Your telephone number and email address follow it.',
});

/** /admin/privacy. */
export function PrivacyScreen() {
  return <SingletonScreen descriptor={privacyScreen} />;
}

/** /admin/safeguarding. */
export function SafeguardingScreen() {
  return <SingletonScreen descriptor={safeguardingScreen} />;
}
