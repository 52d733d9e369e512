import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { mailtoLink, telephoneParts } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import { Glyph } from '@charity-site/ui-kit';
import { useContact } from './useContact';
import { chatWith } from './WhatsAppLink';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > a': { minHeight: 48, paddingInline: 'min(20px, 3vw)', overflowWrap: 'anywhere' },
  '@media (max-width: 479.98px)': { '& > a': { flex: '1 1 100%' } },
});

/** Contact methods as buttons: telephone, WhatsApp if a number is stored, email. */
export function ContactButtons() {
  const { phone, whatsapp, email } = useContact();
  return (
    <Row>
      {telephoneParts(phone).map(
        ({ text, href }) =>
          href && (
            <Button
              key={href}
              href={href}
              variant="contained"
              color="secondary"
              startIcon={<Glyph name="phone" />}
            >
              {t('Call {number}', { number: text })}
            </Button>
          ),
      )}
      {whatsapp && (
        <Button {...chatWith(whatsapp)} variant="outlined" startIcon={<Glyph name="whatsapp" />}>
          WhatsApp
        </Button>
      )}
      <Button href={mailtoLink(email)} variant="outlined" startIcon={<Glyph name="mail" />}>
        {email}
      </Button>
    </Row>
  );
}
