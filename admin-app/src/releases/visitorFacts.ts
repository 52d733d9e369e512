import { blockedText, causesText, visitorsText, type SitePart } from '@charity-site/api-client/entities';

const UNKNOWN = 'The counts cannot be read now.';

/** Facts about visitors of the live version, beside the version before, as rows. */
export const visitorFacts = ({ visitors, previous }: SitePart): (readonly [string, string])[] => {
  const causes = visitors && causesText(visitors);
  const blocked = visitors && blockedText(visitors);
  return [
    ['Visitors', visitors ? visitorsText(visitors) : UNKNOWN],
    ...(causes ? [['Most frequent problems', causes] as const] : []),
    ...(blocked ? [['Blocked by browsers', blocked] as const] : []),
    ...(previous?.visitors ? [['Visitors of the previous version', visitorsText(previous.visitors)] as const] : []),
  ];
};
