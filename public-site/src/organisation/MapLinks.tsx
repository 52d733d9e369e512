import { styled } from '@mui/material/styles';
import { t } from '@charity-site/api-client/http';

const MAP = 'https://www.openstreetmap.org';

const Line = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  '@media print': { display: 'none' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});

export interface MapLinksProps {
  /** A postal address, or the location of an event. */
  place: string;
}

/**
 * Links to a place and to directions on OpenStreetMap. An embedded map would be larger than the
 * page.
 */
export function MapLinks({ place }: MapLinksProps) {
  const query = encodeURIComponent(place.replace(/\s+/g, ' ').trim());
  const link = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
  return (
    <Line>
      {link(`${MAP}/search?query=${query}`, t('Show on a map'))}
      {link(`${MAP}/directions?to=${query}`, t('Directions'))}
    </Line>
  );
}
