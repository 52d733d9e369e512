import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { t } from '@charity-site/api-client/http';
import { CopyButton, Glyph } from '@charity-site/ui-kit';
import { PrintButton } from '../../components/PrintButton';
import { type SlipContent, slipText } from './slipData';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginTop: 20,
});

/** Buttons to send a slip by WhatsApp, print it, or copy it. */
export function SlipActions({ content }: { content: SlipContent }) {
  const text = slipText(content);
  return (
    <Row data-print="no">
      <Button
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
        variant="contained"
        startIcon={<Glyph name="whatsapp" />}
      >
        {t('Send to my WhatsApp')}
      </Button>
      <PrintButton />
      <CopyButton text={text} of={t('slip')} />
    </Row>
  );
}
