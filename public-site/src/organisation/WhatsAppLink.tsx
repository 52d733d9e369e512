import { styled } from '@mui/material/styles';
import { whatsappDigits } from '@charity-site/api-client/entities';
import type { ReactNode } from 'react';

const Chat = styled('a')(({ theme }) => ({
  display: 'inline-block',
  // With a line of text, a target of 44 px.
  paddingBlock: 10,
  color: theme.vars.palette.primary.main,
}));

export interface WhatsAppLinkProps {
  /** The stored number, with the country code. */
  number: string;
  children: ReactNode;
}

/** Attributes of a link that opens a WhatsApp chat with a number, in the app or in the browser. */
export const chatWith = (number: string) => ({
  href: `https://wa.me/${whatsappDigits(number)}`,
  target: '_blank',
  rel: 'noopener noreferrer',
});

/** Link to a WhatsApp chat with the organisation. */
export function WhatsAppLink({ number, children }: WhatsAppLinkProps) {
  return <Chat {...chatWith(number)}>{children}</Chat>;
}
