import { SocialBadge } from '@charity-site/ui-kit';
import { useContact } from './useContact';

/** Links to the charity's social pages, from the stored contact details. */
export function FloatingLinks() {
  const { facebook, instagram, linkedin, twitter } = useContact();
  return <SocialBadge links={{ facebook, instagram, linkedin, twitter }} />;
}
