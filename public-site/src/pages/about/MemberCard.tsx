import { styled } from '@mui/material/styles';
import { pictureSource, type PublicCardAt } from '@charity-site/api-client';
import { Picture } from '@charity-site/ui-kit';
import { LocalizedText } from '../../components/LocalizedText';

const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'clamp(0.75rem, 2vw, 1.25rem)',
  '& > div:first-of-type': {
    flex: 'none',
    width: 80,
    padding: 4,
    borderRadius: '50%',
    border: `3px solid ${theme.vars.palette.secondary.main}`,
    '& > span': { borderRadius: '50%' },
  },
  '& > div:last-of-type': { flex: '1 1 8rem', minWidth: 0 },
  '& h3': theme.typography.h5,
  '& p': { ...theme.typography.body2, margin: '2px 0 0', color: theme.vars.palette.text.secondary },
  '&[data-large="true"]': {
    display: 'block',
    textAlign: 'center',
    '& > div:first-of-type': { width: 'min(100%, 13rem)', marginInline: 'auto', padding: 6 },
    '& h3': { ...theme.typography.h4, marginTop: 14 },
  },
}));

interface MemberCardProps {
  member: PublicCardAt<'executive-members'>;
  /** Picture above the name instead of a row. */
  large: boolean;
}

/** An executive member: photo, name, title. */
export function MemberCard({ member, large }: MemberCardProps) {
  const { name, image, imageAlt = '', imageFocus } = member;
  return (
    <Card data-large={large}>
      <div>
        <Picture
          {...pictureSource(image, imageAlt, imageFocus)}
          alt={imageAlt}
          ratio={1}
          sizes={large ? '208px' : '80px'}
        />
      </div>
      <div>
        <h3>{name}</h3>
        <p>
          <LocalizedText of={member} field="title" />
        </p>
      </div>
    </Card>
  );
}
