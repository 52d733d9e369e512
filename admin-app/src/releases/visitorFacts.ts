import { blockedText, causesText, visitorsText, type SitePart } from '@charity-site/api-client/entities';

const UNKNOWN = 'The counts cannot be read now.';

/** What visitors met with the live version, beside the version before, as rows of facts. */
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
