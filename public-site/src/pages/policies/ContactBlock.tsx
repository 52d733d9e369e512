import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { ContactMethods } from '../../organisation/ContactMethods';

const Block = styled('section')(({ theme }) => ({
  marginTop: 40,
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

interface ContactBlockProps {
  title: string;
  /** When to use the contact methods. */
  text: string;
}

/** Section with the contact methods, below a policy. */
export function ContactBlock({ title, text }: ContactBlockProps) {
  const heading = useId();
  return (
    <Block aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p>{text}</p>
      <ContactMethods withEmail />
    </Block>
  );
}
