import { SocialBadge } from '@charity-site/ui-kit';
import { useContact } from './useContact';

/** The charity's pages elsewhere, as the administrator stored them. */
export function FloatingLinks() {
  const { facebook, instagram, linkedin, twitter } = useContact();
  return <SocialBadge links={{ facebook, instagram, linkedin, twitter }} />;
}
