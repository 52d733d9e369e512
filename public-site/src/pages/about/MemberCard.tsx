import { styled } from '@mui/material/styles';
import { Picture, type PictureSource } from '@charity-site/ui-kit';

const Card = styled('li')(({ theme }) => ({
  textAlign: 'center',
  '& h3': { ...theme.typography.h5, marginTop: 16 },
  '& p': { ...theme.typography.body2, margin: '4px 0 0', color: theme.vars.palette.text.secondary },
}));

const Round = styled('div')(({ theme }) => ({
  width: 'min(100%, 11rem)',
  marginInline: 'auto',
  padding: 6,
  borderRadius: '50%',
  border: `3px solid ${theme.vars.palette.secondary.main}`,
  '& > span': { borderRadius: '50%' },
}));

/** An executive member: photo, name, title. */
export function MemberCard({ name, title, picture }: { name: string; title: string; picture: PictureSource }) {
  return (
    <Card>
      <Round>
        <Picture {...picture} alt={picture.alt ?? ''} ratio={1} sizes="176px" />
      </Round>
      <h3>{name}</h3>
      <p>{title}</p>
    </Card>
  );
}
